import { parseSync } from "vite";

/** Declarations that TypeScript erases: no test runs differently for them. */
const ERASED = /^TS(TypeAlias|Interface|Module)Declaration$/;
const WORD = /[\p{L}\p{N}_$]+/gu;
/** A comment or a line break more changes nothing that a test sees. */
const tidy = (text) => text.replaceAll(/\s+/g, " ").trim();

/**
 * Cuts a file into its units: one for each top-level declaration, one for each key of an object that a declaration
 * begins with, and "" for all statements that run when the file is loaded.
 */
export function readUnits(file, text) {
  if (!/\.(tsx?|mjs)$/.test(file))
    return { units: new Map([["", text]]), imports: new Map(), exports: new Map(), stars: [], loads: [] };
  const { program, comments } = parseSync(file, text);
  const code = withoutComments(text, comments);
  const found = { units: new Map(), imports: new Map(), exports: new Map(), stars: [], loads: [] };
  const add = (name, said) => found.units.set(name, `${found.units.get(name) ?? ""} ${tidy(said)}`);
  add("", "");
  for (const statement of program.body) readStatement(statement, { code, found, add });
  return found;
}

function readStatement(statement, { code, found, add }) {
  const { type, source, declaration } = statement;
  if (statement.importKind === "type" || statement.exportKind === "type" || ERASED.test(type)) return;
  if (type === "ImportDeclaration") {
    found.loads.push(source.value);
    for (const one of statement.specifiers.filter(({ importKind }) => importKind !== "type"))
      found.imports.set(one.local.name, { from: source.value, name: importedName(one) });
    return;
  }
  if (type === "ExportAllDeclaration") {
    found.loads.push(source.value);
    found.stars.push(source.value);
    return;
  }
  if (type === "ExportNamedDeclaration" && !declaration) {
    if (source) found.loads.push(source.value);
    for (const { local, exported } of statement.specifiers)
      found.exports.set(
        nameOf(exported),
        source ? { from: source.value, name: nameOf(local) } : { name: nameOf(local) },
      );
    return;
  }
  const declared = declaration ?? statement;
  if (ERASED.test(declared.type)) return;
  const names = type === "ExportDefaultDeclaration" ? ["default"] : declaredNames(declared);
  if (names.length === 0) return add("", code.slice(statement.start, statement.end));
  const keys =
    declared.type === "VariableDeclaration" && names.length === 1 ? keysOf(declared.declarations[0].init) : [];
  let rest = code.slice(statement.start, statement.end);
  for (const { key, start, end } of keys.toReversed()) {
    add(`${names[0]}.${key}`, code.slice(start, end));
    rest = rest.slice(0, start - statement.start) + rest.slice(end - statement.start);
  }
  // A key more or less leaves the rest as it is, but for its comma.
  for (const name of names) add(name, keys.length > 0 ? rest.replaceAll(/,(?=\s*[,}])/g, "") : rest);
}

const nameOf = (node) => node.name ?? node.value;
const importedName = ({ type, imported }) =>
  type === "ImportNamespaceSpecifier" ? "*" : type === "ImportDefaultSpecifier" ? "default" : nameOf(imported);

function declaredNames({ type, id, declarations }) {
  if (type === "FunctionDeclaration" || type === "ClassDeclaration") return [id.name];
  return type === "VariableDeclaration" ? declarations.flatMap((one) => boundNames(one.id)) : [];
}

/** The names that a pattern binds. */
function boundNames(pattern) {
  if (!pattern) return [];
  if (pattern.type === "Identifier") return [pattern.name];
  const parts = pattern.properties ?? pattern.elements ?? [];
  return parts.flatMap((part) => boundNames(part?.value ?? part?.argument ?? part?.left ?? part));
}

/** The keys of an object literal, also of one behind `as const`, `satisfies` or a freezing call. */
function keysOf(init) {
  if (!init) return [];
  if (init.type === "ObjectExpression") {
    const named = init.properties.filter(({ type, computed }) => type === "Property" && !computed);
    return named.map(({ key, start, end }) => ({ key: String(nameOf(key)), start, end }));
  }
  if (/^TS(As|Satisfies)Expression$/.test(init.type)) return keysOf(init.expression);
  return init.type === "CallExpression" && init.arguments.length === 1 ? keysOf(init.arguments[0]) : [];
}

/** The code with blanks for its comments, so that every place in it stays the same. */
function withoutComments(text, comments) {
  let code = "";
  let at = 0;
  for (const { start, end } of comments) {
    code += text.slice(at, start) + " ".repeat(end - start);
    at = end;
  }
  return code + text.slice(at);
}

export const wordsOf = (text) => new Set(text.match(WORD));
