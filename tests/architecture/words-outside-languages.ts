import type { SyntaxNode } from "./syntax-tree.ts";
import { childOf, childrenOf, nameOf, nodesOf, treeOf } from "./syntax-tree.ts";

export interface Source {
  file: string;
  text: string;
}

/** A statement at the top of a file. Names are "file#name", or "#name" of what is imported. */
interface Statement {
  names: readonly string[];
  /** What its tables of a language refer to. */
  inLanguages: readonly string[];
  references: readonly string[];
  /** Its texts outside tables of a language. */
  texts: readonly string[];
}

/**
 * Finds the texts of the files that belong to no language: those outside every `{ en: … }` of a
 * table, in a statement that no table uses either.
 */
export function textsOutsideLanguages(sources: readonly Source[]): string[] {
  const statements = sources.flatMap(statementsOf);
  const used = new Set(statements.flatMap(({ inLanguages }) => inLanguages));
  for (let size = -1; size !== used.size;) {
    size = used.size;
    const found = statements.filter(({ names }) => names.some((name) => used.has(name)));
    for (const name of found.flatMap(({ references }) => references)) used.add(name);
  }
  return statements
    .filter(({ names }) => !names.some((name) => used.has(name)))
    .flatMap(({ texts }) => texts);
}

function statementsOf({ file, text }: Source): Statement[] {
  const all = childrenOf(treeOf(text), "body");
  const isImport = ({ type }: SyntaxNode) => type === "ImportDeclaration";
  const imported = new Set(
    all
      .filter(isImport)
      .flatMap((node) => childrenOf(node, "specifiers"))
      .map((specifier) => nameOf(childOf(specifier, "local"))),
  );
  const keyOf = (name: string) => (imported.has(name) ? `#${name}` : `${file}#${name}`);
  return all
    .filter((node) => !isImport(node))
    .map((node) => {
      const tables = nodesOf(node).filter(isOfLanguage);
      const inTables = new Set(tables.flatMap((table) => nodesOf(table)));
      const outside = nodesOf(node).filter((one) => !inTables.has(one));
      return {
        names: namesOf(node).flatMap((name) => [`#${name}`, `${file}#${name}`]),
        inLanguages: [...inTables].flatMap(identifierOf).map(keyOf),
        references: nodesOf(node).flatMap(identifierOf).map(keyOf),
        texts: outside.flatMap(textOf).filter(isWorded),
      };
    });
}

/** True for the property of an object that holds the words of a language. */
function isOfLanguage(node: SyntaxNode): boolean {
  return node.type === "Property" && nameOf(childOf(node, "key")) === "en";
}

function identifierOf(node: SyntaxNode): string[] {
  return node.type === "Identifier" ? [nameOf(node)] : [];
}

/** The names that a statement at the top of a file declares. */
function namesOf(node: SyntaxNode): string[] {
  const declared = childOf(node, "declaration") ?? node;
  const parts = [declared, ...childrenOf(declared, "declarations")];
  return parts.map((part) => nameOf(childOf(part, "id"))).filter((name) => name !== "");
}

/** The text of a literal, or that of a template with a mark for each value. */
function textOf({ type, value, quasis }: SyntaxNode): string[] {
  if (type === "Literal") return typeof value === "string" ? [value] : [];
  if (type !== "TemplateLiteral" || !Array.isArray(quasis)) return [];
  const parts = quasis as { value: { raw: string } }[];
  return [parts.map((part) => part.value.raw).join("…")];
}

/** True for words that a person could read; codes, keys, paths and marks are none. */
function isWorded(text: string): boolean {
  const isSentence = /[\p{L}…][.?!]$|\p{L}{2,}[,.:;]? …?\p{L}|…[,:]? \p{L}{2,}/u;
  return isSentence.test(text) || /^\p{Lu}\p{Ll}+(?:[ :…].*)?$/u.test(text);
}
