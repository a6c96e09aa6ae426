import type { SyntaxNode } from "./syntax-tree.ts";
import { childOf, childrenOf, nameOf, nodesOf, wordsOf } from "./syntax-tree.ts";

/** Says of an expression whether its value is of a kind, such as a rate. */
export type Recogniser = (node: SyntaxNode) => boolean;

const rateWords = new Set(["rate", "rates", "wage", "wages", "multiplier", "multipliers"]);
const counts = new Set(["length", "size"]);

/** Values of rates in a tree: what is called so, and names that were given such a value. */
export function rateRecogniser(tree: SyntaxNode): Recogniser {
  return recogniser(tree, (node) => {
    if (counts.has(nameOf(node))) return false;
    return wordsOf(nameOf(node)).some((word) => rateWords.has(word));
  });
}

const instantReaders = new Set([
  "epochSeconds",
  "epochMilliseconds",
  "toMillis",
  "getTime",
  "getHours",
  "getMinutes",
  "getUTCHours",
  "getUTCMinutes",
  "nowMs",
  "nowMillis",
]);

/** Numbers that mean an instant: dates, seconds since 1970, readings of the clock. */
export function instantRecogniser(tree: SyntaxNode): Recogniser {
  return recogniser(tree, (node) => {
    const name = nameOf(node);
    const isCalledAt = name !== "at" && wordsOf(name).at(-1) === "at";
    if (instantReaders.has(name) || isCalledAt) return true;
    if (node.type === "NewExpression") return nameOf(childOf(node, "callee")) === "Date";
    if (node.type !== "MemberExpression") return false;
    return nameOf(childOf(node, "object")) === "Date" && (name === "parse" || name === "now");
  });
}

/** Follows a kind through arithmetic, conversions, choices and names within one file. */
function recogniser(tree: SyntaxNode, isNamed: Recogniser): Recogniser {
  const aliases = new Set<string>();
  const isOfKind: Recogniser = (node) =>
    isNamed(node) || aliases.has(aliasOf(node)) || carriersOf(node).some(isOfKind);
  for (const { name, value } of namings(tree)) if (isOfKind(value)) aliases.add(name);
  return isOfKind;
}

function aliasOf(node: SyntaxNode): string {
  return node.type === "Identifier" ? nameOf(node) : "";
}

// Not "-": what two instants leave is a duration.
const carrying = new Set(["+", "*", "/", "%"]);
const conversions = new Set(["Number", "BigInt", "parseFloat", "parseInt"]);

/** The parts of an expression that hand their kind to the whole. */
function carriersOf(node: SyntaxNode): SyntaxNode[] {
  const fields = (...names: string[]) => names.flatMap((name) => childOf(node, name) ?? []);
  switch (node.type) {
    case "MemberExpression":
      return counts.has(nameOf(node)) || !node["computed"] ? [] : fields("object");
    case "CallExpression":
      return isConversion(childOf(node, "callee"))
        ? childrenOf(node, "arguments")
        : fields("callee");
    case "BinaryExpression":
      return carrying.has(String(node["operator"])) ? fields("left", "right") : [];
    case "LogicalExpression":
      return fields("left", "right");
    case "ConditionalExpression":
      return fields("consequent", "alternate");
    default:
      return fields("expression", "argument");
  }
}

function isConversion(callee: SyntaxNode | null): boolean {
  if (callee === null) return false;
  return conversions.has(nameOf(callee)) || nameOf(childOf(callee, "object")) === "Math";
}

/** Every `const name = value` and every `{ value: name }` of a pattern. */
function* namings(tree: SyntaxNode): Generator<{ name: string; value: SyntaxNode }> {
  for (const node of nodesOf(tree)) {
    if (node.type === "VariableDeclarator") {
      const value = childOf(node, "init");
      const name = nameOf(childOf(node, "id"));
      if (value !== null && name !== "") yield { name, value };
    }
    if (node.type === "ObjectPattern") {
      for (const property of childrenOf(node, "properties")) yield* namingOf(property);
    }
  }
}

function* namingOf(property: SyntaxNode): Generator<{ name: string; value: SyntaxNode }> {
  const value = childOf(property, "key");
  const target = childOf(property, "value");
  const name = nameOf(target) || nameOf(target && childOf(target, "left"));
  if (value !== null && name !== "") yield { name, value };
}
