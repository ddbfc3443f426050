import { beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { messages } from "#domain/messages.ts";
import { defaultRules } from "#domain/trade-rules.ts";
import { aStoneLine } from "#support/a-stone-line.ts";
import { failure, fakeServer, success } from "#support/fake-server.ts";
import { bodyOf, pageOf, showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";
import { answerOf, List } from "./lists-house.tsx";

const person = { id: 1, role_id: 1, first_name: "Ines", last_name: "Novak" };
const act = (name: RegExp) => page.getByRole("button", { name }).last();

beforeEach(() => localStorage.clear());

describe("numbers that an external client sends", () => {
  const clients = [
    {
      id: 9,
      role_id: 6,
      first_name: "Bulk",
      last_name: "Feed",
      business: { id: 3, company_name: "Halden", status: 11, is_active: true },
    },
    {
      id: 6,
      role_id: 2,
      first_name: "Mara",
      last_name: "Lind",
      business: { id: 1, company_name: "North", status: 11, is_active: true },
    },
  ];
  const external = (answer: () => Response) =>
    fakeServer((request) => {
      const { pathname } = new URL(request.url);
      if (pathname.endsWith("/customer-dropdown")) return success(pageOf(clients));
      if (pathname.endsWith("/import-external-diamonds")) return answer();
      return success(answerOf([]));
    });
  const send = async () => {
    await page.getByRole("button", { name: "Import numbers…" }).click();
    const drawer = page.getByRole("complementary");
    await expect.element(drawer.getByRole("button", { name: /^Import/ })).toHaveAttribute("aria-disabled", "true");
    await drawer.getByRole("combobox", { name: "Client" }).click();
    await page.getByRole("option", { name: "Halden | Bulk Feed (API)" }).click();
    expect(page.getByRole("option", { name: /Mara Lind/ }).elements()).toEqual([]);
    await drawer.getByRole("textbox", { name: "Paste stock or report numbers" }).fill("NW1, NW404\nNW405");
    await drawer.getByRole("button", { name: /^Import 3/ }).click();
    return drawer;
  };

  test("are taken in for that client alone, and those not in stock stand there to be copied", async () => {
    const server = external(() => success({ data: [aStoneLine()], unmatched: ["NW404", "NW405"] }, 201, "Imported."));
    await showScreen(server, <List list="external" />);
    const drawer = await send();
    await expect.element(drawer.getByText("1 stone awaits a decision")).toBeVisible();
    await expect
      .element(drawer.getByRole("list", { name: "2 numbers are not in stock" }))
      .toHaveTextContent("NW404NW405");
    await expect.element(drawer.getByRole("button", { name: "Copy them" })).toBeVisible();
    await expect.element(drawer.getByRole("textbox", { name: "Paste stock or report numbers" })).toHaveValue("");
    const sent = server.seen.find(({ url }) => url.pathname.endsWith("/import-external-diamonds"));
    expect(bodyOf(sent?.text ?? "")).toEqual({ user_id: 9, stock_numbers: ["NW1", "NW404", "NW405"] });
    expect(await findings()).toEqual([]);
  });

  test("are taken in on a phone too, where the tools of the list unfold with its filters", async () => {
    await showScreen(
      external(() => success({})),
      <List list="external" />,
    );
    await page.viewport(390, 844);
    await page.getByRole("button", { name: "More", exact: true }).click();
    await expect.element(page.getByRole("button", { name: "Import numbers…" })).toBeVisible();
    await expect.element(page.getByPlaceholder(/^Stock no/)).toBeVisible();
  });

  test("of which none is in stock are refused with each of them", async () => {
    const reason = "No such stone.";
    const refused = [{ stock_no: "NW404", code: "stoneUnknown", reason }];
    const server = external(() => failure(409, { code: "stoneUnknown", message: reason, refused }));
    await showScreen(server, <List list="external" />);
    const drawer = await send();
    await expect.element(drawer.getByRole("list", { name: "1 number is not in stock" })).toHaveTextContent("NW404");
    await expect.element(drawer.getByRole("alert")).toHaveTextContent(reason);
  });

  test("are nobody's to take in but an administrator's", async () => {
    await showScreen(
      external(() => success({})),
      <List list="external" roleId={8} />,
    );
    await expect.element(page.getByText("No stones requested by file")).toBeVisible();
    expect(page.getByRole("button", { name: "Import numbers…" }).elements()).toEqual([]);
  });

  test("are not approved by whoever imported them, and the act says why before it is pressed", async () => {
    const line = aStoneLine({ id: 1, list: "external", state: "pending", made_by: person });
    const server = fakeServer(({ url }) => {
      const { pathname } = new URL(url);
      if (pathname.endsWith("/trade-rules"))
        return success({ ...defaultRules, four_eyes: null, four_eyes_now: true, version: 1 });
      if (pathname.endsWith("/dna")) return success({ stone: line.stone, history: [] });
      return success(pathname.endsWith("/get-external-export") ? answerOf([line]) : pageOf([]));
    });
    await showScreen(server, <List list="external" search={{ line: 1 }} />);
    await expect.element(act(/^Approve/)).toHaveAttribute("aria-disabled", "true");
    await expect.element(act(/^Approve/)).toHaveAccessibleDescription(messages.fourEyes);
  });
});
