// `npm start`: packages, build, portal, in one process, so that a signal reaches the portal itself.
import { build } from "./build.mjs";
import { ensurePackages } from "./ensure-packages.mjs";

ensurePackages();
build();
process.env.NODE_ENV ??= "production";
await import("../dist-server/main.js");
