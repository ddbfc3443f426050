export function installedChromium(): string | undefined;
export function findChromium(): Promise<string | undefined>;
