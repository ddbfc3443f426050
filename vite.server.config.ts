import { defineConfig, type Plugin } from "vite";
import { loadContract } from "./server/plugins/contract/load-contract.ts";

/** Commands for a house without its sources: an image has no tsx (docs/install.md). */
const commands = Object.fromEntries(
  [
    "audit-verify",
    "backup",
    "backup-restore",
    "create-admin",
    "db-backup",
    "db-restore",
    "drill",
    "kyc-key",
    "mail-read",
    "privacy-erase",
    "privacy-export",
  ].map((name) => [name, `tools/${name}.ts`]),
);

/** The contract as one text. Its files take half a second to read at each start. */
const contractAsText: Plugin = {
  name: "contract-as-text",
  load(id) {
    if (!id.endsWith("/server/plugins/contract/house-document.ts")) return null;
    const text = JSON.stringify(loadContract("openapi.yaml"));
    return `export const houseDocument = () => JSON.parse(${JSON.stringify(text)});`;
  },
};

/** The server, and what it does in threads, for the oldest Node; packages stay where npm put them. */
export default defineConfig({
  publicDir: false,
  plugins: [contractAsText],
  build: {
    ssr: true,
    outDir: "dist-server",
    target: "node20",
    rolldownOptions: {
      input: {
        main: "server/main.ts",
        thread: "server/services/thread/thread.ts",
        "rows-thread": "server/formats/rows/rows-thread.ts",
        "search-thread": "server/search/beside/search-thread.ts",
        "stones-thread": "server/supply/understand/stones-thread.ts",
        ...commands,
      },
      // All beside each other: the server finds its threads there.
      output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
    },
  },
});
