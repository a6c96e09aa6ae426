import { itemsOf } from "./json-items.ts";

/** The observed values of one boolean expression. */
export interface SeenExpression {
  line: number;
  /** The expression as the rules have it, on one line. */
  text: string;
  isSeenTrue: boolean;
  isSeenFalse: boolean;
}

export interface Coverage {
  /** The statements that allow something, all that the rules have. */
  allows: SeenExpression[];
  /** Every part of them, down to single comparisons, in functions too. */
  parts: SeenExpression[];
}

interface Node {
  sourcePosition?: { line?: number; currentOffset?: number; endOffset?: number };
  values?: { value?: { boolValue?: boolean }; count?: number }[];
  children?: Node[];
}

/** Asks the emulator for the observed values of each expression since the rules were loaded. */
export async function fetchCoverage(
  emulator: string,
  project: string,
  rules: string,
): Promise<Coverage> {
  const url = `http://${emulator}/emulator/v1/projects/${project}:ruleCoverage`;
  const response = await fetch(url);
  // The answer of all tests is longer than a string can be.
  const report = itemsOf(new Uint8Array(await response.arrayBuffer()));
  const parts = partsOf(report as Iterable<Node>, rules);
  const allows = allowExpressions(rules).map(({ start, line, text }) => {
    const same = parts.filter((part) => part.start === start);
    // The longest that begins there is the whole expression.
    const whole = same.toSorted((a, b) => b.text.length - a.text.length)[0];
    const { isSeenTrue = false, isSeenFalse = false } = whole ?? {};
    return { line, text, isSeenTrue, isSeenFalse };
  });
  return { allows, parts };
}

/** Those that were not seen both ways, in words. */
export function halfSeen(expressions: readonly SeenExpression[]): string[] {
  return expressions
    .filter(({ isSeenTrue, isSeenFalse }) => !isSeenTrue || !isSeenFalse)
    .map(
      ({ line, text, isSeenTrue }) => `${line}: never ${isSeenTrue ? "false" : "true"}: ${text}`,
    );
}

interface AllowExpression {
  start: number;
  line: number;
  text: string;
}

/** Finds the expressions behind `if` in the text of the rules. */
export function allowExpressions(rules: string): AllowExpression[] {
  return [...rules.matchAll(/allow [a-z, ]+: if ([^;]+);/g)].map((match) => {
    const [statement, expression = ""] = match;
    return {
      start: match.index + statement.length - 1 - expression.length,
      line: rules.slice(0, match.index).split("\n").length,
      text: statement.replaceAll(/\s+/g, " "),
    };
  });
}

type Part = SeenExpression & { start: number };

/** The expressions that were true or false; a function's count once, wherever it is called from. */
function partsOf(report: Iterable<Node>, rules: string): Part[] {
  const byPlace = new Map<string, Part>();
  for (const node of [...report].flatMap(withChildren)) {
    const { line = 0, currentOffset: start = 0, endOffset: end = 0 } = node.sourcePosition ?? {};
    const text = rules.slice(start, end + 1).replaceAll(/\s+/g, " ");
    const place = `${start}-${end}`;
    const before = byPlace.get(place) ?? {
      start,
      line,
      text,
      isSeenTrue: false,
      isSeenFalse: false,
    };
    const [isSeenTrue, isSeenFalse] = [has(node, true), has(node, false)];
    if (!isSeenTrue && !isSeenFalse) continue;
    byPlace.set(place, {
      ...before,
      isSeenTrue: before.isSeenTrue || isSeenTrue,
      isSeenFalse: before.isSeenFalse || isSeenFalse,
    });
  }
  return [...byPlace.values()];
}

function withChildren(node: Node): Node[] {
  return [node, ...(node.children ?? []).flatMap(withChildren)];
}

function has({ values = [] }: Node, wanted: boolean): boolean {
  return values.some(({ value, count = 0 }) => value?.boolValue === wanted && count > 0);
}
