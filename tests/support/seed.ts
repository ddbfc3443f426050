import { readFileSync } from "node:fs";
import { contractOperations, type HouseOperation } from "./contract.ts";

/** The specification as rows: its calls (§7), the sentences that it quotes (§5, §8) and its numbers (§4, §9). */
export const rowsOfSeed = (name: "calls" | "sentences" | "constants"): Record<string, string>[] => {
  const [head = [], ...lines] = readFileSync(`tests/seed/${name}.tsv`, "utf8")
    .trim()
    .split("\n")
    .map((line) => line.split("\t"));
  return lines.map((cells) => Object.fromEntries(head.map((column, at) => [column, cells[at] ?? ""])));
};

export type SeedCall = {
  /** `PUT /submaster/status/{id}`, in the notation of the specification. */
  name: string;
  method: string;
  path: string;
  operation: HouseOperation | undefined;
  /** Every parameter that the specification names. */
  parameters: string[];
  /** Those that can be asked with a value that holds in every house. It may be empty. */
  asked: [name: string, value: string][];
};

const shape = (path: string) => path.replaceAll(/\{[^}]+\}/g, "{}");

/** The calls of the specification with the operation that answers at their literal address. */
export const callsOfSeed = (): SeedCall[] =>
  rowsOfSeed("calls").map(({ method = "", path = "", literal, asked = "" }) => {
    const address = literal || path;
    const parts = asked.split("&").filter(Boolean);
    return {
      name: `${method} ${address}`,
      method,
      path: address,
      operation: contractOperations.find(
        ({ info }) =>
          info.method.toUpperCase() === method &&
          [info.path, ...info.otherPaths].some((one) => shape(one) === shape(address)),
      ),
      parameters: parts.map((part) => part.split("=")[0] ?? ""),
      asked: parts.filter((part) => part.includes("=")).map((part) => part.split("=") as [string, string]),
    };
  });
