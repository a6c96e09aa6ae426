import type { SyntaxNode } from "./syntax-tree.ts";
import { childOf, nameOf, nodesOf, treeOf } from "./syntax-tree.ts";
import type { Recogniser } from "./value-kinds.ts";
import { instantRecogniser, rateRecogniser } from "./value-kinds.ts";

/** A place that computes hours or pay outside the engine. */
export interface OwnArithmetic {
  says: "multiplies a rate" | "subtracts instants" | "turns seconds into hours";
  line: number;
  text: string;
}

const secondsOfAnHour = new Set([3600, 3_600_000]);
const scaling = new Set(["*", "/", "*=", "/="]);
const taking = new Set(["-", "-="]);

/** Finds where a source multiplies rates, subtracts instants or divides time into hours. */
export function ownArithmetic(source: string): OwnArithmetic[] {
  const tree = treeOf(source);
  const kinds = { isRate: rateRecogniser(tree), isInstant: instantRecogniser(tree) };
  const found = new Map<string, OwnArithmetic>();
  for (const node of nodesOf(tree)) {
    for (const says of complaintsOf(node, kinds)) {
      const place = placeOf(node, source);
      found.set(`${says} ${place.line}`, { says, ...place });
    }
  }
  return [...found.values()];
}

function complaintsOf(
  node: SyntaxNode,
  { isRate, isInstant }: Record<"isRate" | "isInstant", Recogniser>,
): OwnArithmetic["says"][] {
  const [left, right] = [childOf(node, "left"), childOf(node, "right")];
  if (left === null || right === null) return [];
  const operator = String(node["operator"]);
  if (taking.has(operator)) {
    const isMeasured = isInstant(right) || (isInstant(left) && !isFixed(right));
    return isMeasured ? ["subtracts instants"] : [];
  }
  if (!scaling.has(operator)) return [];
  if (isRate(left) || isRate(right)) return ["multiplies a rate"];
  return operator.startsWith("/") && isHour(right) ? ["turns seconds into hours"] : [];
}

function isHour(node: SyntaxNode): boolean {
  return typeof node["value"] === "number" && secondsOfAnHour.has(node["value"]);
}

/** A number or a named constant: subtracting it moves an instant, and measures nothing. */
function isFixed(node: SyntaxNode): boolean {
  return node.type === "Literal" || /^[A-Z][A-Z_\d]*$/u.test(nameOf(node));
}

function placeOf(node: SyntaxNode, source: string): Pick<OwnArithmetic, "line" | "text"> {
  const line = source.slice(0, node.start).split("\n").length;
  return { line, text: source.split("\n")[line - 1]?.trim() ?? "" };
}
