// `npm start`: packages, build and portal in one process. It takes the place of npm's shell (`exec`), so that a signal
// reaches the portal itself.
import { build } from "./build.mjs";
import { endWithNpm } from "./end-with-npm.mjs";
import { ensurePackages } from "./ensure-packages.mjs";

endWithNpm();
ensurePackages();
build();
process.env.NODE_ENV ??= "production";
await import("../dist-server/main.js");
