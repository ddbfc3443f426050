export type Part = { kind: string; name: string; project?: string; isNightly?: boolean };

export const parts: readonly Part[];
