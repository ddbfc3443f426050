import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** `npx vite tools/gallery`: every part of src/ui to look at; for work on the kit, never shipped. */
export default defineConfig({ root: import.meta.dirname, plugins: [react()] });
