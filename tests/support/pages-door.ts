import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Writable } from "node:stream";
import { pino } from "pino";
import { afterAll, beforeAll } from "vitest";
import { projectFolder } from "#server/ground/project-folder.ts";
import { buildApp } from "#server/services/web/app.ts";
import { writeSite } from "../../tools/docs/write-site.ts";
import { useApp } from "./app.ts";
import { heldToContract } from "./held-answers.ts";

/** A portal with pages and documents, and the defects that it logs. */
export function usePagesDoor() {
  const portal = useApp();
  const pages = mkdtempSync(path.join(tmpdir(), "loupe-pages-"));
  const defects: string[] = [];
  const log = new Writable({
    write(line, _, done) {
      defects.push(String(line));
      done();
    },
  });
  const door = {} as { app: Awaited<ReturnType<typeof buildApp>> };
  beforeAll(async () => {
    writeFileSync(path.join(pages, "index.html"), "<!doctype html><title>The portal</title>");
    writeFileSync(path.join(pages, "icon.svg"), "<svg xmlns='http://www.w3.org/2000/svg'/>");
    await writeSite(projectFolder, path.join(pages, "docs"));
    door.app = heldToContract(await buildApp(portal.house, { pages, logger: pino({ level: "error" }, log) }));
  });
  afterAll(async () => {
    await door.app.close();
    rmSync(pages, { recursive: true });
  });
  return { portal, door, defects };
}
