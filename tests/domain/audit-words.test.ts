import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { changeWords, plainChanges } from "#domain/audit/change-words.ts";
import { auditNouns } from "#domain/audit/nouns.ts";
import { toggleWords, transitionWords } from "#domain/audit/transition-words.ts";
import { nounOf, transitionsSaying, verbOf, whatHappened } from "#domain/audit/what-happened.ts";
import { whoDidIt } from "#domain/audit/who-did-it.ts";
import { allWorkflows } from "#machines/index.ts";
import { metaOf } from "#machines/kit/workflow.ts";

/** Machines of the browser: the log never holds a step of theirs. */
const inBrowser = ["session", "fetchCycle", "openItem"];
const written = { ...transitionWords, ...toggleWords };

test("every transition that the log can hold has words of its own, and no words are left over", () => {
  const ids = allWorkflows
    .filter(({ name }) => !inBrowser.includes(name))
    .flatMap(({ transitions }) => transitions.map((one) => metaOf(one).id));
  expect([...new Set(ids)].sort()).toEqual(Object.keys(written).sort());
});

test("every workflow is called something, and every step of every machine can be said", () => {
  for (const { name, transitions } of allWorkflows) {
    expect([name, auditNouns[name]]).toEqual([name, expect.stringMatching(/^[A-Z][A-Za-z -]+$/)]);
    for (const { id } of transitions.map(metaOf)) expect(verbOf(id)).toMatch(/^[a-zKY][A-Za-z, -]+$/);
  }
});

test("every change that the server logs beside the machines has words", () => {
  const files = readdirSync("server", { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
  const source = files.map((name) => readFileSync(path.join("server", name), "utf8")).join("\n");
  const named = [...source.matchAll(/transition[^\n]*?"([a-z]\w*\.\w+)"/gi)].map(([, name = ""]) => name);
  const branches = [...source.matchAll(/"((?:oneTimeCode|rights|signIn)\.\w+)"/g)].map(([, name = ""]) => name);
  const unsaid = [...new Set([...named, ...branches])].filter((name) => {
    const change = name.slice(name.indexOf(".") + 1);
    return !(name in changeWords) && !(change in plainChanges) && !(name in written);
  });
  expect(named.length).toBeGreaterThan(20);
  expect(unsaid).toEqual([]);
  const tables = [...source.matchAll(/workflow: "(\w+)"/g)].map(([, name = ""]) => name);
  expect(tables.filter((name) => !(name in auditNouns) && name !== "kyc_document")).toEqual([]);
});

test("a sentence names the item, what was done and the stone, and never a key", () => {
  const sell = { workflow: "memo", item: "31", transition: "memo.sell", label: "2026-0007", stock_no: "LP100023" };
  expect(whatHappened(sell)).toBe("Memo 2026-0007: sold, stone LP100023");
  expect(whatHappened({ ...sell, label: null })).toBe("Memo: sold, stone LP100023");
  expect(whatHappened({ workflow: "mail", item: "12", transition: "mail.insert", label: null })).toBe("Mail 12: added");
  const session = { workflow: "session", item: "9f86d081-8848", transition: "session.close", label: null };
  expect(whatHappened(session)).toBe("Session: signed out");
  expect(whatHappened({ ...session, workflow: "new_table", transition: "new_table.moveOn" })).toBe(
    "New table: move on",
  );
});

test("words of a sentence find the transitions that say them", () => {
  expect(transitionsSaying("Memo SOLD")).toEqual(["memo.sell"]);
  expect(transitionsSaying("deactivated master")).toEqual(["master.deactivate", "subMaster.deactivate"]);
  expect(transitionsSaying("setting changed")).toEqual(["setting.update"]);
  expect(transitionsSaying("  ")).toEqual([]);
  expect(nounOf("sub_master")).toBe("Master entry");
});

test("an act is a person's, a stranger's or the house's own", () => {
  const call = { signed_in: null, request_id: "3F9QK-7XM2A" };
  expect(whoDidIt({ ...call, who: { name: "Ines Novak" } })).toBe("Ines Novak");
  expect(whoDidIt({ ...call, who: { name: "" } })).toBe("Somebody unnamed");
  expect(whoDidIt({ ...call, who: null })).toBe("Not signed in");
  for (const request_id of ["start", "a5b38edf-8a33-4f8e-9e55-2f1f3c6d7a90"]) {
    expect(whoDidIt({ who: null, signed_in: null, request_id })).toBe("The portal itself");
  }
});

test("a sign-in is the act of whoever signed in, though nobody was signed in before it", () => {
  const signIn = { who: null, signed_in: { name: "Mara Lind" }, request_id: "3F9QK-7XM2A" };
  expect(whoDidIt(signIn)).toBe("Mara Lind");
});
