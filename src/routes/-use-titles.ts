import { useMatches } from "@tanstack/react-router";
import { useMemo } from "react";

/** The titles of the present screen, the area first: "Settings", "Masters". */
export function useTitles(): readonly string[] {
  const all = useMatches({
    select: (matches) => matches.flatMap(({ staticData }) => staticData.title ?? []).join("\n"),
  });
  return useMemo(() => all.split("\n").filter(Boolean), [all]);
}
