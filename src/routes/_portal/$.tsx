import { createFileRoute, notFound } from "@tanstack/react-router";

/** The notice for every address without a screen, inside the frame with its links. */
export const Route = createFileRoute("/_portal/$")({
  beforeLoad: () => {
    throw notFound();
  },
  staticData: { title: "Not found" },
});
