import { PassThrough, Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { Client } from "basic-ftp";
import { expectAccessible } from "./accessible.ts";
import { expect, test } from "./journey.ts";

const password = "nine-green-bottles";

async function fetched(client: Client, file: string): Promise<string> {
  const into = new PassThrough();
  const [content] = await Promise.all([text(into), client.downloadTo(into, file)]);
  return content;
}

test("an administrator adds an FTP client; a program finds its stock, orders, and is answered; the tab shows the stone", {
  tag: "@whole",
}, async ({ page, signIn }) => {
  test.slow(); // The whole stock of the demo house is downloaded.
  await signIn("admin");
  await page.goto("/api");
  await page.getByRole("button", { name: "Add client…" }).click();
  const drawer = page.getByRole("complementary", { name: "New client" });
  await drawer.getByText("FTP", { exact: true }).click();
  await drawer.getByText("Existing business").click();
  await drawer.getByRole("combobox", { name: "Business" }).click();
  await page.getByRole("option", { name: "Casa Belmonte" }).click();
  await drawer.getByLabel("First name").fill("Rui");
  await drawer.getByLabel("Last name").fill("Folder");
  await drawer.getByLabel("E-mail").fill("rui@belmonte.test");
  await drawer.getByLabel("User name").fill("belmonte.rui");
  await drawer.getByRole("textbox", { name: "Password" }).fill(password);
  await drawer.getByRole("button", { name: /Add client/ }).click();
  await expect(page).toHaveURL(/\/api\/\d+$/);
  await expect(page.getByText("No orders yet")).toBeVisible();

  const address = new URL(await page.getByText(/^ftp:\/\//).innerText());
  const client = new Client();
  await client.access({ host: address.hostname, port: Number(address.port), user: "belmonte.rui", password });
  const stock = (await fetched(client, "/stock.csv")).split("\r\n").map((line) => line.split(","));
  const at = (head: string) => stock[0]?.indexOf(head) ?? -1;
  const [status, color] = [at("Status"), at("Col")]; // Fancy stones have no colour, and the tab opens with white ones.
  const stone = stock.findLast((cells) => cells[status] === "Available" && cells[color])?.[0] ?? "";
  const order = `stock_no,remark\n${stone},By folder\n`;
  await client.uploadFrom(Readable.from([order]), "/orders/today.csv");
  expect(await fetched(client, "/results/today.csv.result.csv")).toContain(`${stone},requested,`);
  client.close();

  await page.reload();
  await expect(page.getByRole("row", { name: /today\.csv/ })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText("today.csv", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("navigation", { name: "Client" }).getByRole("link", { name: "Confirm stones" }).click();
  await expect(page.getByText(stone)).toBeVisible();
});
