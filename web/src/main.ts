import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";

const target = document.querySelector("#app");
if (target) mount(App, { target });
