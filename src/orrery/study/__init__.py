"""Studies: many games with different settings on the same deals, kept as Parquet files, and answered in one page."""
