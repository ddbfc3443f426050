import { randomInt } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const syllables =
  "ba be bo da de do fa fi fo ga go ka ke ki la le lo ma me mi na ne no pa pe ra re ri sa se si ta te to va ve vi".split(
    " ",
  );
const word = () => Array.from({ length: 3 }, () => syllables[randomInt(syllables.length)]).join("");

/** The demo house's password, unless the environment names one: made once, kept beside the data, easy to type. */
export function keptDemoPassword(dataDir: string): string {
  const file = path.join(dataDir, "demo-password");
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    const password = `${word()}-${word()}-${randomInt(100, 1000)}`;
    writeFileSync(file, `${password}\n`, { mode: 0o600 });
    return password;
  }
}
