import { load } from "js-yaml";

/**
 * The operations of a contract, each as one text: what it says of itself, and the components that it refers to. `read`
 * gives the text of a file of the contract, or undefined where there is none.
 */
export function operationsIn(files, read) {
  const chapters = files.map((file) => load(read(file) ?? "") ?? {});
  const components = new Map(
    chapters.flatMap(({ components: kinds = {} }) =>
      Object.entries(kinds).flatMap(([kind, named]) =>
        Object.entries(named ?? {}).map(([name, part]) => [`${kind}/${name}`, JSON.stringify(part)]),
      ),
    ),
  );
  const operations = chapters.flatMap(({ paths = {} }) =>
    Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item ?? {})
        .filter(([, operation]) => operation?.operationId)
        .map(([method, operation]) => [operation.operationId, JSON.stringify([path, method, operation])]),
    ),
  );
  return new Map(operations.map(([id, text]) => [id, text + referredBy(text, components)]));
}

/** All components that a text leads to, one after the other. */
function referredBy(text, components) {
  const names = new Set();
  const look = (part) => {
    for (const [, name] of part.matchAll(/#\/components\/(\w+\/\w+)/g)) names.add(name);
  };
  look(text);
  for (const name of names) look(components.get(name) ?? "");
  return [...names].map((name) => components.get(name)).join();
}
