type Row = Record<string, string | number>;

/** Prints a table for a person, with the targets and whether they are met, and one line of JSON for a program. */
export function report(
  title: string,
  rows: Row[],
  ratios: Record<string, number>,
  targets: Record<string, number>,
): void {
  console.log(`\n${title}\n`);
  printTable(rows);
  const missed = Object.entries(targets).filter(([name, most]) => !((ratios[name] ?? Number.NaN) <= most));
  for (const [name, most] of Object.entries(targets)) {
    const isMet = !missed.some(([other]) => other === name);
    console.log(`${isMet ? "met   " : "MISSED"}  ${name} ${ratios[name]} (at most ${most})`);
  }
  console.log(JSON.stringify({ bench: title, ...ratios, missed: missed.map(([name]) => name) }));
  if (missed.length > 0) process.exitCode = 1;
}

function printTable(rows: Row[]): void {
  const heads = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cell = (row: Row, head: string) => String(row[head] ?? "");
  const widths = heads.map((head) => Math.max(head.length, ...rows.map((row) => cell(row, head).length)));
  const isNumber = heads.map((head) => rows.some((row) => typeof row[head] === "number"));
  const line = (cells: string[]) =>
    cells
      .map((text, at) => (isNumber[at] ? text.padStart(widths[at] ?? 0) : text.padEnd(widths[at] ?? 0)))
      .join("  ")
      .trimEnd();
  console.log(line(heads));
  console.log(line(widths.map((width) => "─".repeat(width))));
  for (const row of rows) console.log(line(heads.map((head) => cell(row, head))));
  console.log("");
}
