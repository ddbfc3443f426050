import { pathToFileURL } from "node:url";
import { inject } from "vitest";
import { beginThreadsFrom } from "#server/ground/begin-thread.ts";

// The threads of the server come from the bundle of the run, like the programs that tests start.
beginThreadsFrom(pathToFileURL(`${inject("programs")}/`));
