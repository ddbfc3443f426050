import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const documents = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"].concat(
  readdirSync("docs")
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
);
const textOf = new Map(documents.map((file) => [file, readFileSync(file, "utf8")]));
const folders = ["src", "server", "tests", "tools", "bench", "docs"];
const names = new Set(
  folders.flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => path.basename(String(file)))),
);
const inAll = (form: RegExp) =>
  [...textOf].flatMap(([file, text]) => [...text.matchAll(form)].map(([, found = ""]) => ({ file, found })));

test("every file and folder that a document names is there", () => {
  const whole = inAll(/`((?:src|server|tests|tools|bench|docs)\/[\w./$-]+)`/g).filter(
    ({ found }) => !existsSync(found),
  );
  const single = inAll(/`(?:[\w/-]+\/)?([\w-]+\.(?:tsx?|mjs|as|sql))`/g).filter(({ found }) => !names.has(found));
  expect([...whole, ...single]).toEqual([]);
});

/** The folders that decisions 0056 and 0063 tell the end of, and those that are made and not kept (0129). */
const notHere = ["server/limits", "server/threads", "server/policies", "docs/pictures/screens"];

test("every file and folder that a decision names is there, unless the decision says that it is not", () => {
  const named = readdirSync("docs/decisions").flatMap((name) => {
    const text = readFileSync(`docs/decisions/${name}`, "utf8");
    const found = [...text.matchAll(/`((?:src|server|tests|tools|bench|docs)\/[\w./$-]+)`/g)];
    return found.map(([, file = ""]) => ({ name, file }));
  });
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ file }) => !existsSync(file) && !notHere.includes(file))).toEqual([]);
});

test("every link of a document leads to a file", () => {
  const links = inAll(/\]\((?!https?:)([^)#]+)/g);
  expect(links.filter(({ file, found }) => !existsSync(path.join(path.dirname(file), found)))).toEqual([]);
});

test("a decision says when it was taken, and whether it is in force or which one followed it", () => {
  const records = readdirSync("docs/decisions").map((name) => ({
    name,
    text: readFileSync(`docs/decisions/${name}`, "utf8"),
  }));
  const dated = /^# \d{4} .+\n\n\d{4}-\d\d-\d\d · (in force|followed by \d{4})\n\n/;
  expect(records.length).toBeGreaterThan(50);
  expect(records.filter(({ text }) => !dated.test(text)).map(({ name }) => name)).toEqual([]);
});

test("every command that a document names can be run", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(inAll(/npm run ([a-z:-]+)/g).filter(({ found }) => !(found in scripts))).toEqual([]);
});

/** The variables that the process reads of its environment, but for those that every process has. */
const read = [
  "server/environment.ts",
  "server/house/limits/house-limits.ts",
  "server/house/account-rules.ts",
  "server/house/issuer-rules.ts",
  "server/ftp/ftp-options.ts",
  "server/mail/read-mail-rules.ts",
  "server/backups/read-backup-settings.ts",
  "server/house/trust-proxy.ts",
  "server/db/embedded/programs.ts",
]
  .flatMap((file) => [
    ...readFileSync(file, "utf8").matchAll(
      /(?:text|whole|flag|url|needed|domain)\("([A-Z][A-Z0-9_]+)"|process\.env\.([A-Z_]+)/g,
    ),
  ])
  .map(([, read, asked]) => read ?? asked ?? "");

for (const file of ["README.md", "docs/operations.md"]) {
  test(`${file} names every variable of the environment, and no other`, () => {
    const [, table = ""] = /\n## Environment\n([\s\S]*?)\n## /.exec(textOf.get(file) ?? "") ?? [];
    const named = table
      .split("\n")
      .flatMap((line) => [...(line.split("|")[1] ?? "").matchAll(/`([A-Z][A-Z0-9_]+)`/g)])
      .map(([, name]) => name);
    expect(named.toSorted()).toEqual([...new Set(read)].toSorted());
  });
}
