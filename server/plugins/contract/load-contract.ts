import { readFileSync } from "node:fs";
import { load } from "js-yaml";
import type { Contract } from "./openapi.ts";

/** Reads openapi.yaml; a path or a key that stands twice is an error of the YAML itself. */
export const loadContract = (file: string | URL): Contract => load(readFileSync(file, "utf8")) as Contract;
