import { z } from "zod/mini";

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

const reportSchema = z.object({ report: z.array(z.custom<Node>()) });

/** The rules of a project in the emulator. */
export interface LoadedRules {
  emulator: string;
  project: string;
  rules: string;
}

/**
 * Gathers the observed values of each expression. The emulator keeps every value that an expression
 * has had: one report of all tests would be longer than a string can be, and slows everything else.
 */
export class CoverageLog {
  readonly #of: LoadedRules;
  readonly #parts = new Map<string, Part>();

  constructor(of: LoadedRules) {
    this.#of = of;
  }

  /** Notes what was observed since the last time, and makes the emulator forget it. */
  async gather(): Promise<void> {
    const { emulator, project, rules } = this.#of;
    const url = `http://${emulator}/emulator/v1/projects/${project}`;
    const { report } = reportSchema.parse(await (await fetch(`${url}:ruleCoverage`)).json());
    for (const node of report) this.#note(node, rules);
    const body = JSON.stringify({ rules: { files: [{ content: rules }] } });
    const loaded = await fetch(`${url}:securityRules`, { method: "PUT", body });
    if (!loaded.ok) throw new Error(`The rules were not loaded: ${await loaded.text()}`);
  }

  /** All that was gathered. */
  coverage(): Coverage {
    const parts = [...this.#parts.values()];
    const allows = allowExpressions(this.#of.rules).map(({ start, line, text }) => {
      const same = parts.filter((part) => part.start === start);
      // The longest that begins there is the whole expression.
      const whole = same.toSorted((a, b) => b.text.length - a.text.length)[0];
      const { isSeenTrue = false, isSeenFalse = false } = whole ?? {};
      return { line, text, isSeenTrue, isSeenFalse };
    });
    return { allows, parts };
  }

  /** An expression that was true or false; a function's counts once, wherever it is called from. */
  #note(node: Node, rules: string): void {
    for (const child of node.children ?? []) this.#note(child, rules);
    const [isSeenTrue, isSeenFalse] = [has(node, true), has(node, false)];
    if (!isSeenTrue && !isSeenFalse) return;
    const { line = 0, currentOffset: start = 0, endOffset: end = 0 } = node.sourcePosition ?? {};
    const place = `${start}-${end}`;
    const text = rules.slice(start, end + 1).replaceAll(/\s+/g, " ");
    const part = this.#parts.get(place) ?? { start, line, text, isSeenTrue, isSeenFalse };
    part.isSeenTrue ||= isSeenTrue;
    part.isSeenFalse ||= isSeenFalse;
    this.#parts.set(place, part);
  }
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

function has({ values = [] }: Node, wanted: boolean): boolean {
  return values.some(({ value, count = 0 }) => value?.boolValue === wanted && count > 0);
}
