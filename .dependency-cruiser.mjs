const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

/** The walls of the house (docs/architecture.md): each says what to do instead. */
export default {
  forbidden: [
    rule(
      "no-circles",
      "Move the shared piece down a layer (domain or ui) and let both sides import it. Types alone may point back.",
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    ),
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
      "ui-knows-no-api",
      "A part of the kit knows Mantine and domain: pass data and links in as props.",
      { path: "^src/ui/" },
      { path: "^src/(api|screens|stones|features|routes|machines)/" },
    ),
    rule(
      "api-knows-no-screens",
      "The client is below the screens: hand callbacks in.",
      { path: "^src/api/" },
      { path: "^src/(ui|screens|stones|features|routes)/" },
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
        pathNot: "^src/api/(operation-types|schema\\.gen|operations\\.gen)",
      },
    ),
    rule(
      "queries-are-the-floor",
      "SQL knows tables and domain; a rule that needs more belongs in policies or workflows.",
      { path: "^server/db/queries/" },
      { path: "^server/(operations|policies|workflows|plugins|jobs|mail|files)/" },
    ),
    rule(
      "only-plugins-know-http",
      "Take an input and a context; what Fastify does belongs in plugins.",
      { path: "^server/[^/]+/", pathNot: "^server/plugins/" },
      { path: "^server/plugins/|node_modules/fastify/" },
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
