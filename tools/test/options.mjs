const flags = ["--whole", "--night", "--keep", "--changed", "--list", "--bail"];

/** The words behind `npm test --`. */
export function readOptions(args) {
  const unknown = args.find((one) => one.startsWith("--") && !flags.includes(one.split("=")[0]));
  if (unknown) throw new Error(`npm test knows ${flags.join(", ")}, not ${unknown}`);
  const changed = args.find((one) => one.startsWith("--changed"));
  if (args.includes("--list") && !changed) throw new Error("--list prints what --changed chooses: say both");
  return {
    words: args.filter((one) => !one.startsWith("--")),
    tier: args.includes("--night") ? "night" : args.includes("--whole") ? "whole" : "day",
    isKept: args.includes("--keep"),
    /** True to leave what comes after the first failure. */
    isBailing: args.includes("--bail"),
    isListed: args.includes("--list"),
    /** The commit that changes are counted from; the last one by default. */
    changedSince: changed && (changed.split("=")[1] ?? "HEAD"),
  };
}
