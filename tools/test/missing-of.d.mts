export function missingOf(programs: readonly string[], folders?: readonly string[]): string[];
