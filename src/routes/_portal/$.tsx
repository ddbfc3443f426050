import { createFileRoute, notFound } from "@tanstack/react-router";

/** Every address that no screen has: said inside the frame, where one can walk on. */
export const Route = createFileRoute("/_portal/$")({
  beforeLoad: () => {
    throw notFound();
  },
  staticData: { title: "Not found" },
});
