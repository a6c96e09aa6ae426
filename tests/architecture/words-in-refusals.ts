import { childOf, childrenOf, nameOf, nodesOf, treeOf } from "./syntax-tree.ts";

/** The facts that are names and typed values; every other text of a refusal is a code. */
const freeTexts = new Set(
  "by changedBy companyName email example field from jobRole label lastDay name path payrollId places since skill time to where who".split(
    " ",
  ),
);

const textField = /^ *(\w+)\??: (?:readonly )?string(?:\[\])?(?: \| null)?;$/gmu;
const inlineTextField = /[{;] (\w+)\??: string(?:\[\])?(?: \| null)?(?=[;} ])/gu;

/** Finds the facts that can hold any text although they are neither names nor typed values. */
export function freeFacts(source: string): string[] {
  return [textField, inlineTextField]
    .flatMap((pattern) => [...source.matchAll(pattern)].map(([, name = ""]) => name))
    .filter((name) => !freeTexts.has(name));
}

/** Finds words that are written where a refusal is thrown, instead of a code or a name. */
export function wordsInRefusals(source: string): string[] {
  const thrown = nodesOf(treeOf(source)).filter(
    (node) => node.type === "NewExpression" && nameOf(childOf(node, "callee")) === "RuleViolation",
  );
  return thrown.flatMap((node) =>
    childrenOf(node, "arguments")
      .flatMap((argument) => nodesOf(argument))
      .flatMap(({ type, value }) => (type === "Literal" && isWords(value) ? [String(value)] : [])),
  );
}

function isWords(value: unknown): boolean {
  return typeof value === "string" && /\s|^[A-Z]/u.test(value);
}

const sentence = /["`](?!use strict)\p{Lu}?[\p{L}’']+,? [\p{L}$\d][^"`\n]*[.?!]["`]/gu;

/** Finds sentences in a source, apart from comments and what is thrown for developers. */
export function sentencesIn(source: string): string[] {
  const code = source
    .replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gmu, "")
    .replaceAll(/new Error\(\s*(?:"[^"]*"|`[^`]*`)/gu, "");
  return [...code.matchAll(sentence)].map(([text]) => text);
}
