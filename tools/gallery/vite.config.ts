import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** `npx vite tools/gallery`: shows every part of src/ui, for work on the kit. It is never shipped. */
export default defineConfig({ root: import.meta.dirname, plugins: [react()] });
