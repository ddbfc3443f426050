import "#ui/frame/base.css"; // first, as in the portal: it says in which order the layers of styles stand
import { notifications } from "@mantine/notifications";
import React from "react";
import { beforeEach } from "vitest";

// The tests of a file share a page: what the one before said must not pass for what this one waits for.
beforeEach(() => notifications.clean());

// React as people get it has no `act`, with which a test waits until all is drawn: then the page has nothing left to do.
const world = React as { act?: unknown };
world.act ??= async (work: () => unknown) => {
  await work();
  await new Promise((done) => requestIdleCallback(done));
};
