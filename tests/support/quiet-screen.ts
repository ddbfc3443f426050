import "#ui/frame/base.css"; // First, as in the portal: it sets the order of the layers of styles.
import { notifications } from "@mantine/notifications";
import React from "react";
import { beforeEach } from "vitest";

// The tests of a file share a page. A notification of the test before must not be taken for one of this test.
beforeEach(() => notifications.clean());

// React's production build has no `act`, with which a test waits for the drawing. This one waits until the page is
// idle, but not for ever: on a machine without a free moment a page never is.
const LONGEST_WAIT_MS = 500;
const world = React as { act?: unknown };
world.act ??= async (work: () => unknown) => {
  await work();
  await new Promise((done) => requestIdleCallback(done, { timeout: LONGEST_WAIT_MS }));
};
