import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const server = `http://127.0.0.1:${process.env.PORT ?? 3001}`;

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      routesDirectory: "src/routes",
      generatedRouteTree: "src/routeTree.gen.ts",
      quoteStyle: "double",
      semicolons: true,
      addExtensions: true,
    }),
    react(),
  ],
  server: { proxy: { "/api": server, "/files": server } },
  build: {
    target: "es2023",
    // No groups of vendors: one chunk for all of Mantine would put every drawer and menu on the sign-in page.
    chunkSizeWarningLimit: 400,
  },
});
