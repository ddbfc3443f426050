import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { builtProgram } from "#support/built-programs.ts";

test("SIGKILL of portal, server and both in a storm of commits loses none that was acknowledged", () => {
  const command = [builtProgram("crash"), "--rounds", "3"];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: "utf8" });
  expect(stderr).toBe(""); // first, because it says why the status is another
  expect(status).toBe(0);
  expect(stdout).toMatch(/^crash: 3 kills: [1-9]\d* commits acknowledged, 0 lost, none by halves; .*\n$/);
});
