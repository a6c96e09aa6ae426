import { parseAst } from "rolldown/parseAst";

/** A node of the syntax tree, as far as the searches of this folder look at it. */
export interface SyntaxNode {
  type: string;
  start: number;
  [field: string]: unknown;
}

/**
 * The tree of a TypeScript file, with or without elements of React: `async <T>() => ...` reads as
 * an element in the one language, and elements do not exist in the other.
 */
export function treeOf(source: string): SyntaxNode {
  const program: unknown = parsed(source, "tsx") ?? parseAst(source, { lang: "ts" });
  if (!isNode(program)) throw new Error("The parser answered no tree.");
  return program;
}

function parsed(source: string, lang: "tsx"): unknown {
  try {
    return parseAst(source, { lang });
  } catch {
    return null;
  }
}

/** The node and everything below it, in the order of the text. */
export function nodesOf(node: SyntaxNode, found: SyntaxNode[] = []): SyntaxNode[] {
  found.push(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) nodesOf(child, found);
    }
  }
  return found;
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

/** The child in a field; null where there is none. */
export function childOf(node: SyntaxNode, field: string): SyntaxNode | null {
  const child = node[field];
  return isNode(child) ? child : null;
}

export function childrenOf(node: SyntaxNode, field: string): SyntaxNode[] {
  const children = node[field];
  return Array.isArray(children) ? children.filter(isNode) : [];
}

/** Returns the name of an identifier, or the last part of `a.b.c`; empty for everything else. */
export function nameOf(node: SyntaxNode | null): string {
  if (node === null) return "";
  if (node.type === "Identifier" || node.type === "PrivateIdentifier") return String(node["name"]);
  if (node.type !== "MemberExpression" || node["computed"] === true) return "";
  return nameOf(childOf(node, "property"));
}

/** The words of a name in lower case: `rateTenThousandths` and `RATE_TEN_THOUSANDTHS` alike. */
export function wordsOf(name: string): string[] {
  const spaced = name.replaceAll("_", " ").replaceAll(/(?<=[a-z\d])(?=[A-Z])/gu, " ");
  return spaced.toLowerCase().split(" ");
}
