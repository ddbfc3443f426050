import path from "node:path";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { pieces } from "./tools/pieces.ts";

const server = `http://127.0.0.1:${process.env.PORT ?? 3001}`;

const { shell, screens } = pieces(path.join(import.meta.dirname, "src"));
const screen = /[\\/]src[\\/]routes[\\/](.*[\\/])?[^-\\/][^\\/]*$/;
/** A screen is a piece of its own, and what reads PDFs comes with the first of them. */
const isShared = (id: string) => !screen.test(id) && !id.includes("pdfjs");

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      routesDirectory: "src/routes",
      generatedRouteTree: "src/app/routeTree.gen.ts",
      quoteStyle: "double",
      semicolons: true,
      addExtensions: true,
    }),
    react(),
  ],
  server: {
    proxy: {
      "/api/v1": server,
      "/api/docs": server,
      "/api/openapi.json": server,
      "/docs": server,
      "/files": server,
      "/live": server,
    },
  },
  build: {
    target: "es2023",
    chunkSizeWarningLimit: 550, // kB: what reads PDFs is as large as that, and comes with the first of them
    manifest: true, // which chunk needs which: tools/bundle-size.ts reads it
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs, in one piece that compresses well. Not Mantine: one chunk for all of it would put
          // every drawer and menu on the sign-in page; and not the router, which stands behind the door. Of what stands
          // behind it, tools/pieces.ts says more.
          groups: [
            {
              name: "base",
              // With three files of our own that are smaller than a request for them.
              test: /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|xstate|@xstate|openapi-fetch)[\\/]|[\\/]src[\\/]domain[\\/](address|codes|limits)\.ts$/,
            },
            { name: shell, debugName: "shell", priority: -1, includeDependenciesRecursively: false },
            {
              name: screens,
              debugName: "screens",
              priority: -2,
              includeDependenciesRecursively: false,
              minShareCount: 3,
              test: isShared,
            },
          ],
        },
      },
    },
  },
});
