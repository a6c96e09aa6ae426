/** The facts of a violation that its code alone explains. */
export type NoFacts = Record<string, never>;
