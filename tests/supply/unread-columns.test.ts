import { describe, expect, test } from "vitest";
import type { Mapping, SupplyField } from "#server/supply/mapping.ts";
import { headerMeaning } from "#server/supply/understand/header-words.ts";
import { columnQuestions, suggestMapping } from "#server/supply/understand/suggest-mapping.ts";
import { linesOf, supplyWorld } from "#support/supply-world.ts";

const understood = (text: string, earlier: Mapping[] = []) =>
  suggestMapping({ rows: linesOf(text), earlier, world: supplyWorld });

/** One column with a header that nobody knows, beside those of a file of stones. */
function fileWith(header: string, values: readonly string[], more: Record<string, string> = {}): string {
  const [heads, cells] = [Object.keys(more), Object.values(more)];
  const lines = values.map((value, at) =>
    ["GIA-1", `A-${at}`, "RBC", "1.01", "D", value, ...cells].slice(1).join(" | "),
  );
  return [["Stock #", "Shape", "Weight", "Color", header, ...heads].join(" | "), ...lines].join("\n");
}
function asked(header: string, values: readonly string[], more: Record<string, string> = {}): SupplyField[] {
  const { mapping, columns } = understood(fileWith(header, values, more));
  const found = columnQuestions(mapping, columns).find((one) => one.kind === "column" && one.column === 4);
  return found?.kind === "column" ? found.candidates : [];
}

describe("the heads of cut, measurements, polish, symmetry, depth and table are known in five languages", () => {
  const heads: [SupplyField, string][] = [
    [
      "cut",
      "Qualità taglio, Grado di taglio, Calidad de corte, Schliffqualität, Schliffgüte, Qualité de taille, Качество огранки",
    ],
    [
      "measurements",
      "Misure, Dimensioni (mm), Medidas, Dimensiones mm, Maße, Abmessungen in mm, Mesures, Размеры, Габариты",
    ],
    ["polish", "Pulitura, Lucidatura, Pulido, Politur, Poli, Polissage, Полировка"],
    ["symmetry", "Simmetria, Simetría, Symmetrie, Symétrie, Симметрия"],
    ["depth_pct", "Profondità %, Profundidad %, Tiefe %, Gesamttiefe, Profondeur (%), Глубина %, Общая глубина"],
    ["table_pct", "Tavola, Tavola %, Tabla, Tabla %, Tafel, Tafel %, Площадка, Площадка %"],
  ];
  for (const [field, list] of heads)
    for (const header of list.split(", "))
      test(`${header} is ${field}`, () => expect(headerMeaning(header)).toEqual({ kind: "alias", field }));

  const several: [string, SupplyField[]][] = [
    ["Taglio, Corte, Schliff, Coupe, Огранка", ["cut", "shape"]],
    ["Talla, Taille", ["cut", "shape", "carat"]],
    ["Profondità, Profundidad, Tiefe, Profondeur, Глубина", ["depth_pct", "height"]],
  ];
  for (const [list, candidates] of several)
    for (const header of list.split(", "))
      test(`${header} has several meanings`, () =>
        expect(headerMeaning(header)).toEqual({ kind: "ambiguous", candidates }));
});

const italian = `
Codice | Forma | Peso | Colore | Purezza | Taglio    | Pulitura | Simmetria | Profondità % | Tavola % | Misure
G-1    | Round | 0,23 | E      | SI2     | Ideal     | EX       | EX        | 61,5         | 55       | 3,95 x 3,98 x 2,43
G-2    | Round | 0,21 | E      | SI1     | Premium   | EX       | VG        | 59,8         | 61       | 3,89 x 3,84 x 2,31
G-3    | Round | 0,29 | I      | VS2     | Very Good | VG       | VG        | 62,4         | 58       | 4,20 x 4,23 x 2,63
G-4    | Round | 0,31 | J      | SI2     | Good      | G        | G         | 63,3         | 58       | 4,34 x 4,35 x 2,75
G-5    | Round | 0,22 | E      | VS2     | Fair      | G        | F         | 65,1         | 61       | 3,87 x 3,78 x 2,49
`;

test("an Italian list gives its cut, its finish and its measurements without a question", () => {
  const { mapping } = understood(italian);
  const fields = Object.fromEntries(mapping.columns.map(({ header, field }) => [header, field]));
  expect(fields).toMatchObject({
    Taglio: "cut",
    Pulitura: "polish",
    Simmetria: "symmetry",
    "Profondità %": "depth_pct",
    "Tavola %": "table_pct",
    Misure: "measurements",
  });
  expect(mapping.decimal).toBe("comma");
});

test("Taglio with names of shapes is the shape", () => {
  const text = "Codice | Taglio | Carat | Color\nG-1 | Princess | 1.01 | D\nG-2 | Oval | 0.90 | E";
  expect(understood(text).mapping.columns[1]).toMatchObject({ field: "shape", chosen_by: "values" });
});

describe("a column whose header nobody knows is asked, if its values plainly say what it is", () => {
  const measured = ["3.95 x 3.98 x 2.43", "3.89*3.84*2.31", "4.20-4.23 x 2.63"];

  test("three lengths are measurements", () => {
    expect(asked("Afmetingen", measured)).toEqual(["measurements"]);
    expect(asked("", measured)).toEqual(["measurements"]);
  });

  test("grades are the cut, the polish or the symmetry, whichever no other column gives", () => {
    expect(asked("Grad A", ["Ideal", "Premium", "Very Good", "Good", "Fair"])).toEqual(["cut", "polish", "symmetry"]);
    expect(asked("Grad A", ["EX", "VG", "G"], { Cut: "EX", Polish: "EX" })).toEqual(["symmetry"]);
    expect(asked("Qualità", ["EX", "VG", "G"])).toEqual(["cut", "polish", "symmetry"]);
    expect(asked("Grad A", ["Excellent"])).toEqual(["cut", "polish", "symmetry"]);
  });

  test("it is not taken without a word: a person says it, or sets the column aside for good", () => {
    const file = fileWith("Afmetingen", measured);
    const { mapping } = understood(file);
    expect(mapping.columns[4]).toMatchObject({ field: null, chosen_by: null });
    const columns = mapping.columns.map((one) => (one.column === 4 ? { ...one, chosen_by: "person" as const } : one));
    const next = understood(file, [{ ...mapping, columns }]);
    expect(next.mapping.columns[4]).toMatchObject({ field: null, chosen_by: "earlier" });
    expect(columnQuestions(next.mapping, next.columns).filter(({ kind }) => kind === "column")).toEqual([]);
  });

  test.each<[string, string[], Record<string, string>]>([
    ["letters that are colours or clarities too", ["F", "G", "I"], {}],
    ["single short words", ["EX"], {}],
    ["words with another sense", ["Good morning", "Fair price", "Ideal"], {}],
    ["one length", ["3.95", "3.98"], {}],
    ["measurements that the file gives already", measured, { Measurements: "6.43-6.47 x 3.99" }],
    ["lengths that the file gives already", measured, { Length: "6.43", Width: "6.47" }],
    ["grades that the file gives already", ["EX", "VG", "G"], { "Cut Pol Sym": "EX EX EX" }],
    ["nothing", ["", ""], {}],
  ])("not with %s", (_, values, more) => {
    expect(asked("Horoscope", values, more)).toEqual([]);
  });

  test("not with a header that the trade knows and the house has no place for", () => {
    expect(asked("CPS Grade", ["EX", "VG", "G"])).toEqual([]);
  });
});
