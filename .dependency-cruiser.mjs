const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

/**
 * The floors of the server from the ground up, in storeys, each with what to do instead of climbing
 * (docs/architecture.md).
 */
export const storeys = [
  {
    title: "What the house stands on",
    floors: [
      ["ground", "The ground knows nothing of the house: pass in what it needs."],
      ["db", "SQL knows tables and domain: hand the rest in, or ask from the floor that knows it."],
      ["formats", "A format knows columns and rows: what is in the file, and for whom, is said in server/export."],
      ["house", "The house names ports: put the type into server/house, its maker above."],
    ],
  },
  {
    title: "What lies outside",
    floors: [
      ["files", "A file is bytes and a name: who may read it is said above."],
      ["mail", "A letter is handed its words: who is told what is decided above."],
      ["remote", "A folder of somebody else is opened: what is left or fetched there is decided above."],
    ],
  },
  {
    title: "Who asks, and what they are shown",
    floors: [
      ["access", "Who may what is decided from rows: present them in server/wire."],
      ["sign-in", "Move what an account shows into server/wire, and what it does into its area."],
      ["wire", "What travels is made of rows: read them in the area, and hand them in."],
    ],
  },
  {
    title: "Areas",
    floors: [
      ["settings", "A list of values and what the first page says serve all areas: hand in what uses them."],
      ["people", "Accounts know no stones: the machine's effect belongs in server/workflows."],
      ["stones", "Stones know no search: move what both need into server/wire or server/house."],
      ["search", "Search knows no acts: what follows from an act is told by server/workflows."],
      ["workflows", "A workflow writes; what is read off its log stands in server/evidence."],
      ["evidence", "Evidence reads the log: what is made of it for somebody stands in server/export."],
      ["backups", "A backup copies a house: what it says of it is decided in server/operations."],
      ["insight", "Insight counts what the log says: who may see which figure is decided in server/operations."],
      ["supply", "A load is written by server/workflows: who sent it is decided in server/operations."],
      ["export", "An export is handed rows: who asked for it is decided in server/operations."],
      ["mailings", "A mail rule is handed its act: who asked for it is decided in server/operations."],
    ],
  },
  {
    title: "Doors",
    floors: [
      ["ftp", "The FTP door is a door: let both doors call the area below."],
      ["operations", "An operation takes an input and a context: what Fastify does belongs in server/plugins."],
      ["plugins", "A plugin is HTTP: what runs beside it is a service."],
    ],
  },
  {
    title: "What fills a house and runs it",
    floors: [
      ["seed", "A seed fills a house: who starts it is server/portal.ts."],
      ["services", "A service is started: what it does stands in its area, who starts it is server/portal.ts."],
    ],
  },
];
const floors = storeys.flatMap((storey) => storey.floors);
const names = floors.map(([name]) => name);
const floorRules = floors.map(([name, comment], at) =>
  rule(
    `server-${name}-does-not-climb`,
    comment,
    { path: `^server/${name}/` },
    { path: `^server/(?:(?:${names.slice(at + 1).join("|")})/|[^/]+$)` },
  ),
);

/** The walls of the house (docs/architecture.md): each says what to do instead. */
export default {
  forbidden: [
    rule(
      "no-circles",
      "Move the shared piece, be it a type, down a floor and let both sides import it.",
      {},
      { circular: true },
    ),
    ...floorRules,
    rule(
      "client-never-sees-server",
      "src/ is what a browser may contain. Need data? call('operationId').",
      { path: "^src/" },
      { path: "^server/" },
    ),
    rule(
      "domain-imports-nothing",
      "domain is facts and arithmetic: pass the rest in.",
      { path: "^src/domain/" },
      { pathNot: "^src/domain/" },
    ),
    rule(
      "machines-are-pure",
      "Provide effects with machine.provide() in a feature, or as an effect in server/workflows.",
      { path: "^src/machines/" },
      { pathNot: "^src/(machines|domain)/|^src/api/operation-types|node_modules/xstate/" },
    ),
    rule(
      "the-server-keeps-its-sentences",
      "A browser fetches the catalogue with its first page: a sentence that the portal says stands in src/domain/portal-messages.ts.",
      { path: "^src/" },
      { path: "^src/domain/messages\\.ts$", dependencyTypesNot: ["type-only"] },
    ),
    rule(
      "ui-knows-no-api",
      "A part of the kit knows Mantine and domain: pass data and links in as props.",
      { path: "^src/ui/" },
      { path: "^src/(api|screens|stones|features|routes|machines)/" },
    ),
    rule(
      "api-knows-no-screens",
      "The client is below machines and screens: hand callbacks in, or join it with a machine in screens.",
      { path: "^src/api/" },
      { path: "^src/(ui|machines|screens|stones|features|routes)/" },
    ),
    rule(
      "a-screen-knows-no-subject",
      "What every screen is made of joins api and ui: hand rows, words and acts in.",
      { path: "^src/screens/" },
      { path: "^src/(stones|features|routes)/" },
    ),
    rule(
      "stones-know-no-screens",
      "What every screen of stones shares is below them: hand callbacks in.",
      { path: "^src/stones/" },
      { path: "^src/(features|routes)/" },
    ),
    rule(
      "features-are-islands",
      "Compose two features in a route, or move the common part to ui/, stones/ or domain/.",
      { path: "^src/features/([^/]+)/" },
      { path: "^src/features/", pathNot: "^src/features/$1/" },
    ),
    rule(
      "routes-are-the-top",
      "Only main.tsx, router.ts and the route tree import routes.",
      { path: "^src/(features|stones|screens|ui|api|machines|domain)/" },
      { path: "^src/routes/" },
    ),
    rule(
      "server-takes-only-types-from-api",
      "The server shares the contract's types, not the client.",
      { path: "^server/" },
      {
        path: "^src/(api|ui|screens|stones|features|routes)/",
        pathNot: "^src/api/(operation-types|operation-facts|schema\\.gen|operations\\.gen)",
      },
    ),
    rule(
      "only-plugins-know-http",
      "Take an input and a context; what Fastify does belongs in plugins.",
      { path: "^server/[^/]+/", pathNot: "^server/(plugins|services)/" },
      { path: "node_modules/fastify/" },
    ),
    rule(
      "formats-in-one-place",
      "A file is read and written in server/formats: add the writer there, and hand it the rows.",
      { path: "^server/", pathNot: "^server/formats/" },
      { path: "node_modules/(pdfkit|papaparse|saxes|yauzl|yazl)/" },
    ),
    rule(
      "nobody-imports-tests",
      "Move the helper out of tests/.",
      { pathNot: "^(tests|bench|tools)/" },
      { path: "^(tests|bench)/" },
    ),
    rule(
      "nobody-imports-tools",
      "Move the helper into server/ or src/.",
      { path: "^(src|server)/" },
      { path: "^tools/" },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.client.json" },
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\.css$|routeTree\\.gen\\.ts$" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "default"],
      mainFields: ["module", "main", "types"],
    },
  },
};
