/** A line's cells: comma, semicolon or tab between them, quotes around those that hold one. */
export function cellsOf(line: string): string[] {
  const separator = [";", "\t"].find((mark) => line.includes(mark)) ?? ",";
  const cells: string[] = [];
  let rest = line;
  while (true) {
    const quoted = /^\s*"((?:[^"]|"")*)"\s*/.exec(rest);
    const end = quoted ? quoted[0].length : rest.indexOf(separator);
    const cell = quoted ? (quoted[1] ?? "").replaceAll('""', '"') : end < 0 ? rest : rest.slice(0, end);
    cells.push(cell.trim());
    const next = quoted ? rest.indexOf(separator, end) : end;
    if (next < 0) return cells;
    rest = rest.slice(next + 1);
  }
}
