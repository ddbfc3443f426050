import fs from "node:fs";
import path from "node:path";
import type { InlineConfig } from "vite";
import { inject } from "vitest";
import { projectFolder } from "#server/ground/project-folder.ts";
import serverConfig from "../../vite.server.config.ts";

const TOOLS = [
  "audit-verify",
  "backup",
  "backup-restore",
  "crash",
  "crash-storm",
  "create-admin",
  "db-backup",
  "db-restore",
  "drill",
  "kyc-key",
  "mail-read",
  "privacy-erase",
  "privacy-export",
  "workflows-replay",
];

/**
 * Bundles the programs that tests start as processes of their own, into a folder of this run. From their sources each
 * start would read the whole server anew, for five seconds of a processor.
 */
export async function buildPrograms(): Promise<{ folder: string; remove: () => void }> {
  const { build } = await import("vite");
  const cache = path.join(projectFolder, "node_modules/.cache"); // packages are found from below the project alone
  fs.mkdirSync(cache, { recursive: true });
  const folder = fs.mkdtempSync(path.join(cache, "programs-"));
  fs.chmodSync(folder, 0o755); // some tests start them as another user
  const options = serverConfig.build?.rolldownOptions;
  const config: InlineConfig = {
    ...serverConfig,
    root: projectFolder,
    configFile: false,
    logLevel: "error",
    build: {
      ...serverConfig.build,
      outDir: folder,
      rolldownOptions: {
        ...options,
        input: {
          ...(options?.input as Record<string, string>),
          "embedded-portal": "tests/support/embedded-portal.ts",
          "clickhouse-engine": "tests/support/clickhouse-engine.ts",
          ...Object.fromEntries(TOOLS.map((name) => [name, `tools/${name}.ts`])),
        },
      },
    },
  };
  await build(config);
  return { folder, remove: () => fs.rmSync(folder, { recursive: true, force: true }) };
}

/** The path of a program, by the name of its source. */
export const builtProgram = (name: string): string => path.join(inject("programs"), `${name}.js`);

declare module "vitest" {
  export interface ProvidedContext {
    /** The folder of the bundled programs. */
    programs: string;
  }
}
