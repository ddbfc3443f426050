/** The faults of a Containerfile, in words. It reads the last stage, and commands of every stage. */
export function faultsOf(text: string): string[] {
  const lines = text
    .replaceAll(/\\\n/g, " ")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"));
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith("FROM ")));
  const value = (word: string) => last.findLast((line) => line.startsWith(`${word} `))?.slice(word.length + 1);
  const [uid = ""] = (value("USER") ?? "").split(":");
  const faults: (string | false)[] = [
    !/^\d+$/.test(uid) && "the user has no number",
    Number(uid) === 0 && "the user is root",
    last.findLastIndex((line) => line.startsWith("USER ")) > last.findIndex((line) => line.startsWith("CMD ")) &&
      "the command stands before its user",
    !value("CMD")?.startsWith("[") && "the command goes through a shell, which keeps signals",
    !/CMD \[/.test(value("HEALTHCHECK") ?? "") && "the health command goes through a shell",
    lines.some((line) => line.startsWith("RUN ") && !line.startsWith("RUN [")) && "a step of the build needs a shell",
    lines.some((line) => /\b(curl|wget)\b/.test(line)) && "it needs curl or wget",
    lines.some((line) => line.startsWith("ADD ")) && "ADD fetches and unpacks: COPY says what it does",
    lines.some((line) => /:latest\b/.test(line)) && "latest is another image tomorrow",
    lines.some((line) => line.startsWith("FROM ") && !line.startsWith("FROM $" + "{BASE}")) &&
      "a stage has a base of its own",
  ];
  return faults.filter((fault) => fault !== false);
}
