import "#ui/frame/base.css"; // First, as in the portal: it sets the order of the layers of styles.
import "./production-act.ts"; // Before what draws for a test, which looks for `act` when it is loaded.
import { notifications } from "@mantine/notifications";
import { beforeAll, beforeEach } from "vitest";
import { commands, page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { lastingNotices } from "./lasting-notices.ts";

// The files of a run share a page, so that the program is loaded once. Each file begins in a telephone's width, and
// each test with nothing that the one before has shown, told or kept, and with the pointer beside the page: a hint below
// it would take an Escape.
beforeAll(() => page.viewport(414, 896));
beforeEach(async () => {
  await cleanup();
  await commands.pointerAside();
  notifications.clean();
  lastingNotices(true);
  localStorage.clear();
  sessionStorage.clear();
});
