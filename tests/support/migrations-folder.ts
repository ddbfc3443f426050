import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { beforeEach, onTestFinished } from "vitest";

/** A folder of migrations for each test, with the files that the test writes. */
export function useMigrationsFolder() {
  const context = {
    folder: "",
    write: (name: string, sql: string) => fs.writeFileSync(path.join(context.folder, name), sql),
    remove: (name: string) => fs.rmSync(path.join(context.folder, name)),
  };
  beforeEach(() => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), "migrations-"));
    context.folder = folder;
    onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  });
  return context;
}
