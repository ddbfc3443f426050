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
  server: { proxy: { "/api/v1": server, "/files": server, "/live": server } },
  build: {
    target: "es2023",
    chunkSizeWarningLimit: 550, // kB: what reads PDFs is as large as that, and comes with the first of them
    manifest: true, // which chunk needs which: tools/bundle-size.ts reads it
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs, in one piece that compresses well. Not Mantine: one chunk for all of it would put
          // every drawer and menu on the sign-in page; and not the router, which stands behind the door.
          groups: [
            {
              name: "base",
              test: /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|xstate|@xstate|openapi-fetch)[\\/]/,
            },
          ],
        },
      },
    },
  },
});
