const shapes = ["ROUND", "PEAR", "OVAL", "EMERALD", "CUSHION"];
const clarities = ["IF", "VVS1", "VVS2", "VS1", "VS2", "SI1", "SI2"];
const grades = ["EX", "VG", "GD"];
const glows = ["NONE", "FAINT", "MEDIUM", "STRONG"];

/** Thirty columns as suppliers head them. */
const heads =
  "Stock #,Weight,Shape,Color,Clarity,Cut Grade,Polish,Symmetry,Origin,Price per carat,Total Price,Length,Width,Height,Depth %,Table %,Crown Angle,Pavilion Angle,Crown Height,Pavilion Depth,Girdle %,Lab,Report #,Fluorescence,Eye Clean,Key To Symbols,Remarks,Image,Video,Certificate Link".split(
    ",",
  );

export type Cells = (string | number)[];
type Wish = { priceFactor?: number; first?: number; moved?: number };

/** A stone as a supplier writes it: weight, measurements and prices agree with each other. */
function stone(n: number, priceFactor: number): Cells {
  const carat = (30 + (n % 470)) / 100;
  const shape = shapes[n % shapes.length] ?? "";
  const price = Math.round((1_500 + (n % 9_000)) * priceFactor);
  const width = 6.43 * Math.cbrt(carat);
  const length = shape === "ROUND" ? width * 1.004 : width * 1.1;
  const [polish, symmetry] = [grades[n % 3], grades[(n >> 2) % 3]];
  return [
    `S${n}`,
    carat.toFixed(2),
    shape,
    "DEFGHIJKLM"[n % 10] ?? "",
    clarities[n % 7] ?? "",
    shape === "ROUND" ? (grades[(n >> 4) % 3] ?? "") : "",
    polish ?? "",
    symmetry ?? "",
    "Natural",
    price,
    (price * carat).toFixed(2),
    length.toFixed(2),
    width.toFixed(2),
    (width * 0.61).toFixed(2),
    61,
    57,
    34.5,
    40.8,
    15,
    43,
    3.5,
    "GIA",
    1_000_000_000 + n,
    glows[(n >> 3) % 4] ?? "",
    "Y",
    n % 3 ? "" : "Crystal, Feather",
    n % 9 ? "" : "no brown & no milky",
    `https://media.example/${n}.jpg`,
    `https://media.example/${n}.mp4`,
    `https://media.example/${n}.pdf`,
  ].map((cell) => (typeof cell === "string" && /^\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell));
}

/** The rows of a supplier's file with its headers. A factor moves the prices of all of them, or of some. */
export function* tradeRows(count: number, { priceFactor = 1, first = 1, moved = count }: Wish = {}): Generator<Cells> {
  yield heads;
  for (let n = first; n < first + count; n++) yield stone(n, n < first + moved ? priceFactor : 1);
}
