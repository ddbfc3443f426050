import { defineConfig } from "vite";

/** The verifier as one file that needs nothing else than the oldest Node. */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: "server/evidence/verify/main.ts",
    outDir: "dist-server",
    emptyOutDir: false,
    target: "node20",
    rolldownOptions: { output: { entryFileNames: "loupe-verify.mjs", banner: "#!/usr/bin/env node" } },
  },
});
