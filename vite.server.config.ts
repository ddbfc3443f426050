import { defineConfig } from "vite";

/** The server as one file for the oldest Node; packages stay where npm put them. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: "server/main.ts",
    outDir: "dist-server",
    target: "node20",
    rolldownOptions: { output: { entryFileNames: "main.js" } },
  },
});
