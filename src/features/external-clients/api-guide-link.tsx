import { addresses } from "#domain/addresses.ts";
import { words } from "./words.ts";

/** Leads whoever writes a program to the documents, beside the portal: their work here stays open. */
export const ApiGuideLink = () => (
  <a href={addresses.apiGuide} target="_blank" rel="noreferrer">
    {words.apiGuide}
  </a>
);
