// Checks the contract by Redocly's rules (redocly.yaml): `npm run contract`.
process.env.REDOCLY_SUPPRESS_UPDATE_NOTICE = "true"; // The notice would ask the registry of npm.
process.argv.push("lint", "openapi.yaml");
await import("@redocly/cli/bin/cli.js");
