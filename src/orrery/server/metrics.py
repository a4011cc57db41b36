"""Metrics for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()
MOVES = Counter("orrery_moves", "Answers and take-backs that were carried out", registry=REGISTRY)
REFUSALS = Counter("orrery_refusals", "Requests that were refused", ["code"], registry=REGISTRY)
LIVE = Gauge("orrery_live_tables", "Tables in memory", registry=REGISTRY)
PAGES = Gauge("orrery_pages", "Open WebSockets", registry=REGISTRY)
SECONDS = Histogram("orrery_request_seconds", "From a request to its durable answer", registry=REGISTRY)
