const flags = ["--night", "--keep", "--changed"];

/** The words behind `npm test --`. */
export function readOptions(args) {
  const unknown = args.find((one) => one.startsWith("--") && !flags.includes(one.split("=")[0]));
  if (unknown) throw new Error(`npm test knows ${flags.join(", ")}, not ${unknown}`);
  const changed = args.find((one) => one.startsWith("--changed"));
  return {
    words: args.filter((one) => !one.startsWith("--")),
    isNight: args.includes("--night"),
    isKept: args.includes("--keep"),
    /** The commit that changes are counted from; the last one by default. */
    changedSince: changed && (changed.split("=")[1] ?? "HEAD"),
  };
}
