import { expect, test } from "vitest";
import { permissionCatalogue } from "#domain/permissions.ts";
import { contractOperations } from "#support/contract.ts";
import { walkMatrix } from "#support/matrix.ts";
import { samples } from "#support/samples.ts";

walkMatrix({ each: "answer" });

test("every operation of the contract has a sample, and no sample is left over", () => {
  expect(Object.keys(samples).sort()).toEqual(contractOperations.map(({ info }) => info.id).sort());
});

test("every operation says who may call it, and every permission that it names is one that can be given", () => {
  const known = permissionCatalogue.flatMap(({ permissions }) => permissions.map(({ path }) => path.slice(1)));
  for (const { info, object } of contractOperations) {
    expect([info.id, info.isPublic || object["x-permission"] !== undefined]).toEqual([info.id, true]);
    for (const permission of info.permissions) {
      const [screen, access = ""] = permission.split(":");
      expect(known).toContain(screen);
      expect(["read", "write"]).toContain(access);
      // Spec §7: a mail rule is sent by a GET, which therefore says that it writes (decision 0084).
      if (info.method === "get" && !info.writes) expect(access).toBe("read");
    }
  }
});
