import path from "node:path";

/** The bundler's facts of a module. */
interface Module {
  code: string | null;
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}
interface Modules {
  getModuleInfo: (id: string) => Module | null;
}
type Piece = (id: string, modules: Modules) => string | null;

/** Modules that list everything of a library. An import from one needs only the named parts. */
const listings = /@mantine[\\/](core|hooks)[\\/]esm[\\/]index\.mjs$|[\\/]tabler-icons-react\.mjs$/;
const taken = /import\s*\{([^}]*)\}\s*from/g;
const listed = /(?:import|export)\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g;

/**
 * The piece of the built portal for a module (decision 0058). The part before the router is left to the bundler, so
 * that a telephone signs in without the portal (decision 0020). Everything that the portal always needs is one file,
 * and everything that several screens share is another: hundreds of small files cost more to request than they weigh.
 */
export function pieces(sources: string): Record<"shell" | "screens", Piece> {
  const [main, portal] = [path.join(sources, "main.tsx"), path.join(sources, "app", "portal.tsx")];
  const cut = (modules: Modules) => {
    const door = new Reach(modules, new Set([portal])).from(main, { later: true });
    return { door, shell: new Reach(modules, door).from(portal, { later: false }) };
  };
  let known: ReturnType<typeof cut> | undefined;
  const asked = (modules: Modules) => {
    known ??= cut(modules);
    return known;
  };
  return {
    shell: (id, modules) => (id !== portal && asked(modules).shell.has(id) ? "shell" : null),
    screens: (id, modules) => (asked(modules).door.has(id) ? null : "screens"),
  };
}

/** The modules that a module leads to. */
class Reach {
  readonly #modules: Modules;
  readonly #without: ReadonlySet<string>;
  readonly #files = new Map<string, ReadonlyMap<string, string>>();

  constructor(modules: Modules, without: ReadonlySet<string>) {
    this.#modules = modules;
    this.#without = without;
  }

  /** The modules from a start on. `later` includes those that are fetched on demand. */
  from(start: string, { later }: { later: boolean }): Set<string> {
    const found = new Set<string>();
    const queue = [start];
    for (const id of queue) {
      const module = found.has(id) || this.#without.has(id) ? null : this.#modules.getModuleInfo(id);
      if (!module) continue;
      found.add(id);
      if (later) queue.push(...module.dynamicallyImportedIds);
      queue.push(
        ...module.importedIds.flatMap((other) => (listings.test(other) ? this.#named(module, other) : [other])),
      );
    }
    return found;
  }

  /** The files of the names that a module imports from a library's list. */
  #named({ code }: Module, list: string): string[] {
    const files = this.#files.get(list) ?? filesOf(list, this.#modules.getModuleInfo(list)?.code ?? "");
    this.#files.set(list, files);
    return [...(code ?? "").matchAll(taken)].flatMap(([, names = ""]) =>
      names.split(",").flatMap((name) => files.get(asNamed(name)[0] ?? "") ?? []),
    );
  }
}

/** The file of each name in a library's list. */
function filesOf(list: string, code: string): ReadonlyMap<string, string> {
  return new Map(
    [...code.matchAll(listed)].flatMap(([, names = "", file = ""]) =>
      names.split(",").map((name) => [asNamed(name).at(-1) ?? "", path.join(path.dirname(list), file)] as const),
    ),
  );
}

/** The two names of `default as IconX`. */
const asNamed = (name: string) => name.trim().split(/\s+as\s+/);
