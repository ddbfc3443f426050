import type { BenchPortal } from "../support/portal.ts";
import { type Database, office } from "./mail-house.ts";

/** The times from an act to the sign of its notice in the stream of a browser, each with an act of its own. */
export async function noticeTimes(portal: BenchPortal, database: Database, rounds: number): Promise<number[]> {
  const ask = await office(portal);
  const { rows } = await database.query<{ id: number }>("SELECT id FROM account WHERE email = 'customer@demo.test'");
  const user_id = rows[0]?.id;
  const { stockList } = await ask<{ stockList: { stock_no: string }[] }>("POST", "/inventory/search?size=1", {
    diamond_type: "white",
    availability: 1,
  });
  const held = await ask<{ data: { id: number }[] }>("POST", "/inventory/new-arrival/hold", {
    stock_numbers: stockList.map(({ stock_no }) => stock_no),
    user_id,
  });
  const line_id = held.data[0]?.id;
  const stream = await streamOf(portal, "associate");
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const begun = performance.now();
    const told = stream.notice();
    await ask("POST", "/inventory/tasks", { title: `Task ${round}`, line_id });
    await told;
    times.push(performance.now() - begun);
  }
  stream.close();
  return times;
}

async function streamOf(portal: BenchPortal, name: string) {
  const end = new AbortController();
  const headers = { authorization: `Bearer ${await portal.signIn(name)}` };
  const answer = await fetch(`${portal.address}/live/stones`, { headers, signal: end.signal });
  if (!answer.body) throw new Error(`the stream was answered ${answer.status}`);
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  const until = async (sign: string) => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) throw new Error("the stream ended");
      if (value.includes(sign)) return;
    }
  };
  await until("data:"); // from its first news on it misses nothing
  return { notice: () => until("event: notices"), close: () => end.abort() };
}
