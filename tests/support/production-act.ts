import React from "react";

// React's production build has no `act`, with which a test waits for the drawing. This one waits until the page is
// idle, but not for ever: on a machine without a free moment a page never is.
const LONGEST_WAIT_MS = 500;
const world = React as { act?: unknown };
world.act ??= async (work: () => unknown) => {
  await work();
  await new Promise((done) => requestIdleCallback(done, { timeout: LONGEST_WAIT_MS }));
};
