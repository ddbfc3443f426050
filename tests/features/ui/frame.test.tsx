import "#stones/acting/acting.css";
import { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Bell } from "#ui/frame/bell.tsx";
import { Frame } from "#ui/frame/frame.tsx";
import { LinkProvider } from "#ui/frame/link.tsx";
import { PageTitle } from "#ui/frame/page-title.tsx";
import type { Menu } from "#ui/frame/sidebar.tsx";
import { UiProvider } from "#ui/frame/ui-provider.tsx";
import { notify } from "#ui/notice/notify.ts";
import { findings } from "./findings.ts";
import { show } from "./show.tsx";

const menu: Menu = {
  home: "/dashboard",
  sections: [
    { items: [{ label: "Dashboard", to: "/dashboard", icon: "gauge" }] },
    { heading: "Trade", items: [{ label: "Hold", to: "/transaction/hold", icon: "clock", badge: 1200 }] },
  ],
  bottom: [{ label: "Settings", to: "/settings/master-settings/master", icon: "settings" }],
};
const onFind = vi.fn();
const onLeave = vi.fn();

beforeEach(async () => {
  await page.viewport(1280, 800);
  onFind.mockClear();
  onLeave.mockClear();
  localStorage.removeItem("loupe-color-scheme");
});

function Portal({ titled = false, menu: shown = menu }: { titled?: boolean; menu?: Menu }) {
  const [folded, setFolded] = useState(false);
  return (
    <Frame
      menu={shown}
      place="/transaction/hold"
      title="Hold"
      folded={folded}
      onFold={setFolded}
      onFind={onFind}
      bell={<Bell fresh="6">{() => "Nothing new"}</Bell>}
      house="Harbour & Sons"
      person={{
        name: "Ines Novak",
        role: "Administrator",
        entries: [
          { label: "Profile", icon: "user", to: "/customer-profile" },
          { label: "Sign out", icon: "logout", onChoose: onLeave },
        ],
      }}
    >
      {titled && <PageTitle>Holds of Northlight Jewels</PageTitle>}
      <p>The list</p>
      <input aria-label="Free" type="search" />
    </Frame>
  );
}
const side = () => page.getByRole("navigation", { name: "Main" });
const entry = (name: string) => side().getByRole("link", { name });

test("the sidebar marks where one is, and leads there with the portal's own links", async () => {
  const followed: string[] = [];
  await show(
    <LinkProvider
      link={({ to, ...rest }) => (
        <a
          href={to}
          {...rest}
          onClick={(event) => {
            event.preventDefault();
            followed.push(to);
          }}
        />
      )}
    >
      <Portal />
    </LinkProvider>,
  );
  await expect.element(entry("Hold")).toHaveAttribute("aria-current", "page");
  await expect.element(entry("Dashboard")).not.toHaveAttribute("aria-current");
  await expect.element(entry("Hold")).toHaveTextContent("1,200");
  await userEvent.click(entry("Settings"));
  expect(followed).toEqual(["/settings/master-settings/master"]);
});

test("more entries than the window is high: the marked one is in sight, and a line at the edge tells of the others", async () => {
  await page.viewport(1280, 720);
  const others = Array.from({ length: 40 }, (_, at) => ({
    label: `Screen ${at}`,
    to: `/${at}`,
    icon: "gauge" as const,
  }));
  const [first, trade] = menu.sections;
  await show(
    <Portal menu={{ ...menu, sections: [{ items: others }, ...(trade ? [trade] : []), ...(first ? [first] : [])] }} />,
  );
  const sections = document.querySelector(".side-sections") ?? document.body;
  expect(sections.scrollHeight).toBeGreaterThan(sections.clientHeight);
  const [shown, marked] = [sections, entry("Hold").element()].map((one) => one.getBoundingClientRect());
  expect(marked?.bottom).toBeLessThanOrEqual(shown?.bottom ?? 0);
  // The covers move with the entries, the lines do not.
  const { backgroundAttachment, backgroundImage } = getComputedStyle(sections);
  expect(backgroundAttachment).toBe("local, local, scroll, scroll");
  expect(backgroundImage.match(/linear-gradient/g)).toHaveLength(4);
});

test("folded by hand the sidebar shows icons that still say their names", async () => {
  await show(<Portal />);
  await userEvent.click(page.getByRole("button", { name: "Fold the sidebar" }));
  await expect.poll(() => side().element().getBoundingClientRect().width).toBe(56);
  await expect.element(entry("Hold, 1,200")).toHaveAttribute("title", "Hold");
  expect(await findings()).toEqual([]);
  await userEvent.click(page.getByRole("button", { name: "Unfold the sidebar" }));
  await expect.poll(() => side().element().getBoundingClientRect().width).toBe(224);
});

test("below 1200 pixels the sidebar is folded by itself", async () => {
  await page.viewport(1100, 800);
  await show(<Portal />);
  expect(side().element().getBoundingClientRect().width).toBe(56);
  await expect.element(page.getByRole("button", { name: "Unfold the sidebar" })).not.toBeInTheDocument();
});

test("on a phone the sidebar is a sheet that goes away with the choice", async () => {
  await page.viewport(390, 800);
  await show(
    <LinkProvider link={({ to, onClick, ...rest }) => <a href={`#${to}`} {...rest} onClick={onClick} />}>
      <Portal />
    </LinkProvider>,
  );
  await expect.element(side()).not.toBeInTheDocument();
  await userEvent.click(page.getByRole("button", { name: "Open the menu" }));
  await expect.element(entry("Dashboard")).toBeVisible();
  expect(await findings()).toEqual([]);
  await userEvent.click(entry("Dashboard"));
  await expect.element(side()).not.toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test("Ctrl+K finds from anywhere, and so does the button", async () => {
  await show(<Portal />);
  await userEvent.keyboard("{Control>}k{/Control}");
  await userEvent.click(page.getByRole("button", { name: /^Find/ }));
  expect(onFind).toHaveBeenCalledTimes(2);
});

test("a page puts its own title into the header, the only title there is", async () => {
  await show(<Portal titled />);
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Holds of Northlight Jewels");
  await expect.element(page.getByRole("heading", { level: 1, name: "Hold", exact: true })).not.toBeInTheDocument();
});

test("without a title of its own the place names the page", async () => {
  await show(<Portal />);
  await expect.element(page.getByRole("heading", { level: 1, name: "Hold" })).toBeVisible();
});

test("the first stop of the Tab key skips to the content", async () => {
  await show(<Portal />);
  await userEvent.keyboard("{Tab}");
  const skip = page.getByRole("link", { name: "Skip to the content" });
  await expect.element(skip).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("main")).toHaveFocus();
  history.replaceState(null, "", location.pathname + location.search);
});

test("the person's menu leads to the profile, signs out, and sets the colours", async () => {
  // Not `show`: here the scheme must be free to change.
  await render(<Portal />, { wrapper: UiProvider });
  await userEvent.click(page.getByRole("button", { name: /Profile/ }));
  await expect.element(page.getByRole("menuitem", { name: "Profile" })).toHaveAttribute("href", "/customer-profile");
  await userEvent.click(page.getByRole("menuitemradio", { name: "Dark" }));
  await expect.poll(() => document.documentElement.dataset.mantineColorScheme).toBe("dark");
  expect(localStorage.getItem("loupe-color-scheme")).toBe("dark");
  expect(await findings()).toEqual([]);
  await userEvent.click(page.getByRole("menuitem", { name: "Sign out" }));
  expect(onLeave).toHaveBeenCalledOnce();
});

test("on a phone each entry of the person's menu is as high as a thumb", async () => {
  await page.viewport(390, 844);
  await show(<Portal />);
  await userEvent.click(page.getByRole("button", { name: /Profile/ }));
  await expect.element(page.getByRole("menuitem", { name: "Sign out" })).toBeVisible();
  const entries = [...page.getByRole("menuitem").elements(), ...page.getByRole("menuitemradio").elements()];
  expect(entries.map((one) => one.getBoundingClientRect().height)).toEqual([40, 40, 40, 40, 40]);
});

for (const scheme of ["light", "dark"] as const) {
  test(`axe finds nothing in the frame, ${scheme}`, async () => {
    await show(<Portal titled />, scheme);
    await expect.element(page.getByRole("button", { name: "Notices, 6 unread" })).toBeVisible();
    expect(await findings(document.body, [])).toEqual([]);
  });
}

test("a stroke leads to the field of the screen, a question mark shows the keys, and neither while one types", async () => {
  await show(<Portal />);
  await userEvent.keyboard("/");
  const field = page.getByRole("searchbox", { name: "Free" });
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard("?/");
  await expect.element(field).toHaveValue("?/");
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard("?");
  const dialog = page.getByRole("dialog", { name: "Keys" });
  await expect.element(dialog).toHaveTextContent("Find a screen, stone, client or action");
  expect(await findings()).toEqual([]);
});

test("the entry where one is stands in sight, however low the window", async () => {
  await page.viewport(1280, 720);
  const items = Array.from({ length: 40 }, (_, at) => ({
    label: `Screen ${at}`,
    to: `/s${at}`,
    icon: "clock" as const,
  }));
  const long = { ...menu, sections: [{ items }] };
  await show(
    <Frame
      menu={long}
      place="/s39"
      title=""
      folded={false}
      onFold={() => {}}
      house="Harbour & Sons"
      person={{ name: "I", role: "A", entries: [] }}
    >
      <p>The list</p>
    </Frame>,
  );
  await expect.element(entry("Screen 39")).toBeInViewport();
});

test.each([
  [1366, 768],
  [390, 844],
])("a notice stands in the head of the frame, and over nothing that one works in, at %i", async (width, height) => {
  await page.viewport(width, height);
  await show(
    <LinkProvider link={({ to, ...rest }) => <a href={`#${to}`} {...rest} />}>
      <Portal />
    </LinkProvider>,
  );
  notify.success("Approved.", "AA1001628, $6,484.46");
  await expect.element(page.getByText("AA1001628, $6,484.46")).toBeVisible();
  const box = (of: string) => document.querySelector(of)?.getBoundingClientRect() ?? new DOMRect();
  await expect.poll(() => box(".toast").bottom).toBeLessThanOrEqual(box(".top").bottom);
  expect(box(".toast").right).toBeLessThan(box(".find").left);
  const menu = document.querySelector(".top > button:first-child");
  if (menu) expect(box(".toast").left).toBeGreaterThanOrEqual(menu.getBoundingClientRect().right);
});

test("on a phone a notice with a link has room in the head, and does not reach the words of the tabs", async () => {
  await page.viewport(390, 844);
  await show(
    <LinkProvider link={({ to, ...rest }) => <a href={`#${to}`} {...rest} />}>
      <Portal />
    </LinkProvider>,
  );
  notify.success(
    "2 stones are on hold for Northlight Jewels | Mara Lind.",
    <div className="acting-told">
      <span>Until 22/11/2026 | 14:00.</span>
      <a href="#holds">Open the holds</a>
    </div>,
  );
  await expect.element(page.getByRole("link", { name: "Open the holds" })).toBeVisible();
  await expect.poll(() => getComputedStyle(document.querySelector(".toast") as Element).opacity).toBe("1");
  const bottomOf = (of: string) => document.querySelector(of)?.getBoundingClientRect().bottom ?? Number.NaN;
  const aboveTabs = 12;
  expect(bottomOf(".toast")).toBeLessThanOrEqual(bottomOf(".top") + aboveTabs);
});
