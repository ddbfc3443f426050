import { expect, test } from "vitest";
import { workflowFile } from "#features/workflows/workflow-files.ts";
import { aModel, memoFigures } from "#support/workflow-rows.ts";

type Figures = Parameters<typeof workflowFile>[0];
const figures = memoFigures() as Figures;
const { version } = figures;
const textOf = async (format: Parameters<typeof workflowFile>[1]) => (await workflowFile(figures, format)).file.text();

test("every file bears the name and the version of its workflow", async () => {
  expect((await workflowFile(figures, "scxml")).name).toBe(`memo-${version}.scxml`);
  expect((await workflowFile(figures, "csv")).name).toBe(`memo-${version}.csv`);
});

for (const format of ["svg", "mmd", "scxml", "json", "csv"] as const) {
  test(`what is carried away as ${format} says which model it is of, and how that was tested`, async () => {
    const text = await textOf(format);
    expect(text).toContain(aModel);
    expect(text).toContain(version);
    expect(text).toMatch(/9 of 9 transitions, 214 refusals|"refusals": 214/);
  });
}

test("the model as SCXML and the picture are well-formed XML", async () => {
  for (const format of ["scxml", "svg"] as const) {
    const parsed = new DOMParser().parseFromString(await textOf(format), "application/xml");
    expect(parsed.querySelector("parsererror")?.textContent).toBeUndefined();
  }
});

test("the table has a line for each transition with its figures, and no cell that a spreadsheet would compute", async () => {
  const [head = "", ...lines] = (await textOf("csv")).trim().split("\r\n");
  expect(lines).toHaveLength(figures.description.transitions.length);
  const column = head.replace("\uFEFF", "").split(",").indexOf("transition");
  const cells = [...(lines[0] ?? "").matchAll(/(?:^|,)("(?:[^"]|"")*"|[^,]*)/g)].map(([, cell]) => cell);
  expect(cells[column]).toBe("memo.issue");
  expect(lines.filter((line) => /(^|,)[=+@-]/.test(line))).toEqual([]);
});

test("the picture as dots is a PNG of twice the size", async () => {
  const { file } = await workflowFile(figures, "png");
  const bytes = new Uint8Array(await file.arrayBuffer());
  expect([...bytes.slice(1, 4)].map((byte) => String.fromCharCode(byte)).join("")).toBe("PNG");
  const { width } = await createImageBitmap(file);
  const drawn = /<svg[^>]* width="([\d.]+)"/.exec(await textOf("svg"))?.[1];
  expect(width).toBe(Math.floor(Number(drawn)) * 2);
});
