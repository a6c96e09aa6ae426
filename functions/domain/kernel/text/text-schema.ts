import { issue } from "../issues/issue.ts";
import { z } from "zod/mini";
import { countCharacters, plainLine, plainLines } from "./plain-text.ts";

/**
 * Text of one line that a person types, such as a name: normalised by `plainLine`, at most `most`
 * code points, possibly empty. All text that people enter uses this schema or `linesSchema`.
 */
export function lineSchema(most: number) {
  return bounded(most, plainLine);
}

/** As `lineSchema`, for remarks of several lines. */
export function linesSchema(most: number) {
  return bounded(most, plainLines);
}

/**
 * A code point takes two UTF-16 units at most; the first bound keeps long input from being worked
 * on.
 */
function bounded(most: number, normalise: (text: string) => string) {
  const message = issue("atMostCharacters", most);
  return z.string().check(
    z.maxLength(most * UNITS_BEFORE_CLEANING, { error: message, abort: true }),
    z.overwrite(normalise),
    z.refine((text) => countCharacters(text) <= most, message),
  );
}

/** Decomposed letters and the characters that are removed take up to so many units each. */
const UNITS_BEFORE_CLEANING = 4;
