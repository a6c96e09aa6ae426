import type { InLanguages } from "../../functions/domain/kernel/formats/in-language.ts";

/**
 * A language for tests: each text of the product as one pair of brackets around it. A sentence that
 * was glued from parts has several pairs, and a text that did not come from a table of a language
 * has none.
 */
export function bracketed<Words>({ en }: InLanguages<Words>): Words {
  return wrapped(en) as Words;
}

function wrapped(words: unknown): unknown {
  if (typeof words === "string") return `⟦${words}⟧`;
  if (typeof words === "function") {
    const write = words as (...facts: unknown[]) => unknown;
    return (...facts: unknown[]) => wrapped(write(...facts));
  }
  if (Array.isArray(words)) return words.map(wrapped);
  if (typeof words !== "object" || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, one]) => [key, wrapped(one)]));
}

/** One text, or several that follow one another, each in its own brackets. */
export const wholeTexts = /^⟦[^⟦⟧]+⟧(?: ⟦[^⟦⟧]+⟧)*$/u;

/** One text around others, such as a label and values that have texts of their own. */
export const labelledLines = /^⟦(?:[^⟦⟧]|⟦(?:[^⟦⟧]|⟦(?:[^⟦⟧]|⟦[^⟦⟧]*⟧)*⟧)*⟧)*⟧$/u;

/** The texts in what a words function answers; functions are called with names and numbers. */
export function textsOf(words: unknown): string[] {
  if (typeof words === "string") return [words];
  if (typeof words === "function") {
    const write = words as (...facts: unknown[]) => unknown;
    return textsOf(write(2, 3, 4));
  }
  return typeof words === "object" && words !== null ? Object.values(words).flatMap(textsOf) : [];
}
