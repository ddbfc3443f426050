/** The bare peer: nodemailer in a loop, with the bytes of a letter that the house sent. Prints its times and ends. */
import { createTransport } from "nodemailer";

const [url = "", counts = "", many = "0"] = process.argv.slice(2);
const raw = Buffer.from(await (await fetch(`${counts}/letter`)).arrayBuffer());
const transport = createTransport(url);
const envelope = { from: "house@bench.test", to: ["reader@clients.test"] };
const begun = performance.now();
const before = process.cpuUsage();
for (let sent = 0; sent < Number(many); sent++) await transport.sendMail({ envelope, raw });
const { user, system } = process.cpuUsage(before);
console.log(`bare loop: ${performance.now() - begun} ms, ${(user + system) / 1_000} ms of a processor`);
