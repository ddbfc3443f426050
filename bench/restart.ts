/**
 * `npm run bench:restart`: the time from the start of the process to searches that the index answers, with the index that
 * the last process kept on disk, against the same start that reads all stones from PostgreSQL.
 */
import { type Restart, RestartedHouse } from "./search/house/restarts.ts";
import { questions } from "./search/questions.ts";
import { generate } from "./search/stock.ts";
import { report } from "./support/report.ts";
import { round } from "./support/timing.ts";

const STONES = Number(process.env.STONES ?? 1_000_000);
const ROUNDS = Number(process.env.ROUNDS ?? 3);

const stock = generate(STONES);
const [question] = questions(stock);
if (!question) throw new Error("there is no question");
const house = await RestartedHouse.open(stock, question);

const worst = (all: number[]) => round(Math.max(...all));
const rows: Record<string, string | number>[] = [];
const ready: Record<string, number> = {};
try {
  const ways: [string, () => void][] = [
    ["kept on disk", () => {}],
    ["read from PostgreSQL", () => house.forgetIndex()],
  ];
  for (const [what, prepare] of ways) {
    const all: Restart[] = [];
    for (let at = 0; at < ROUNDS; at++) {
      prepare();
      all.push(await house.restart());
    }
    const of = (key: keyof Restart) => worst(all.map((one) => one[key]));
    rows.push({
      index: what,
      "first answer s": of("open"),
      "ready s": of("ready"),
      "CPU s": of("cpu"),
      "stop s": of("stop"),
    });
    ready[what] = of("ready");
  }
} finally {
  house.remove();
}
const [here, there] = [ready["kept on disk"] ?? Number.NaN, ready["read from PostgreSQL"] ?? Number.NaN];
report(
  `restart: a house of ${STONES} stones, the worst of ${ROUNDS}`,
  rows,
  { ready_s: here, ready_ratio: round(here / there) },
  { ready_s: 3, ready_ratio: 0.5 },
);
