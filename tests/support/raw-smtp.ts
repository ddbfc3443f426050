import { once } from "node:events";
import net from "node:net";
import { createInterface } from "node:readline";
import { onTestFinished } from "vitest";

/** A mail server that takes every mail, and then says these very bytes: what a library would not let it say. */
export async function rawSmtp(said: string): Promise<{ url: string; taken(): number }> {
  let taken = 0;
  const server = net.createServer((socket) => {
    let isData = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    socket.on("error", () => {});
    createInterface(socket).on("line", (line) => {
      if (isData && line !== ".") return;
      if (isData) {
        isData = false;
        taken += 1;
        say(said);
      } else if (line === "DATA") {
        isData = true;
        say("354 go on");
      } else if (line === "QUIT") socket.end();
      else say("250 fine");
    });
    say("220 raw.test");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as net.AddressInfo;
  return { url: `smtp://127.0.0.1:${port}?from=house@loupe.test`, taken: () => taken };
}
