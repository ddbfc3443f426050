/**
 * The bare peer: nodemailer in a loop over one kept connection, with the bytes of a letter that the house sent. A new
 * connection for each letter would measure the tenth of a second for which the mail server keeps back its greeting. Prints
 * its times and ends.
 */
import { createTransport } from "nodemailer";

const [url = "", counts = "", many = "0"] = process.argv.slice(2);
const raw = Buffer.from(await (await fetch(`${counts}/letter`)).arrayBuffer());
const transport = createTransport(`${url}?pool=true&maxConnections=1`);
const envelope = { from: "house@bench.test", to: ["reader@clients.test"] };
const begun = performance.now();
const before = process.cpuUsage();
for (let sent = 0; sent < Number(many); sent++) await transport.sendMail({ envelope, raw });
const { user, system } = process.cpuUsage(before);
console.log(`bare loop: ${performance.now() - begun} ms, ${(user + system) / 1_000} ms of a processor`);
transport.close();
