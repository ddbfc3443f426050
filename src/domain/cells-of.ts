const quotedCell = /\s*"([^"]*(?:""[^"]*)*)"\s*/y;

/**
 * The cells of a line, separated by a comma, semicolon or tab, or by what `separators` names. A cell that holds one
 * stands in quotes.
 */
export function cellsOf(line: string, separators = separatorOf(line)): string[] {
  const cells: string[] = [];
  const endFrom = (from: number) => {
    let end = from;
    while (end < line.length && !separators.includes(line.charAt(end))) end++;
    return end;
  };
  for (let at = 0; ; ) {
    quotedCell.lastIndex = at;
    const quoted = quotedCell.exec(line)?.[1];
    const end = endFrom(quoted === undefined ? at : quotedCell.lastIndex);
    cells.push((quoted?.replaceAll('""', '"') ?? line.slice(at, end)).trim());
    if (end === line.length) return cells;
    at = end + 1;
  }
}

const separatorOf = (line: string): string => [";", "\t"].find((mark) => line.includes(mark)) ?? ",";
