const browsers: [RegExp, string][] = [
  [/Edg\//, "Edge"],
  [/OPR\//, "Opera"],
  [/Firefox\//, "Firefox"],
  [/Chrome\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const systems: [RegExp, string][] = [
  [/iPhone|iPad/, "iOS"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS/, "macOS"],
  [/Linux/, "Linux"],
];
const first = (words: [RegExp, string][], text: string) => words.find(([form]) => form.test(text))?.[1];

/** The device in a person's words: "Firefox on Windows". */
export function deviceOf(userAgent = ""): string {
  const browser = first(browsers, userAgent);
  const system = first(systems, userAgent);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? (userAgent.split(/[\s/]/)[0]?.slice(0, 60) || "Unknown");
}
