import { issue } from "./issue.ts";

/** An issue of zod, or of a check of our own, as far as its sentence follows from it. */
export interface Issue {
  message: string;
  /** Absent where a check of our own found it, and "custom" where one inside a schema did. */
  code?: string;
  expected?: unknown;
  origin?: unknown;
  minimum?: unknown;
  maximum?: unknown;
  format?: unknown;
}

/**
 * The code of an issue that zod found by itself and whose message is its English: as `issue` writes
 * it. Null where the message is that of a check of our own.
 */
export function codeOfIssue({ code, ...found }: Issue): string | null {
  switch (code) {
    case undefined:
    case "custom":
      return null;
    case "invalid_type":
      return codeOfType(found.expected);
    case "too_small":
      return tooSmall(found);
    case "too_big":
      return tooBig(found);
    case "invalid_format":
      return found.format === "email" ? issue("enterEmail") : issue("wrongForm");
    case "invalid_value":
      return issue("chooseOption");
    case "unrecognized_keys":
      return issue("unknownField");
    default:
      return issue("notValid");
  }
}

function codeOfType(expected: unknown): string {
  if (expected === "number") return issue("enterNumber");
  if (expected === "int") return issue("notWhole");
  return expected === "array" ? issue("notAList") : issue("enterValue");
}

function tooSmall({ origin, minimum }: Omit<Issue, "code">): string {
  const bound = Number(minimum);
  if (origin === "string") {
    return bound > 1 ? issue("atLeastCharacters", bound) : issue("enterValue");
  }
  return isCounted(origin) ? issue("atLeastEntries", bound) : issue("atLeast", bound);
}

function tooBig({ origin, maximum }: Omit<Issue, "code">): string {
  const bound = Number(maximum);
  if (origin === "string") return issue("atMostCharacters", bound);
  return isCounted(origin) ? issue("atMostEntries", bound) : issue("atMost", bound);
}

function isCounted(origin: unknown): boolean {
  return origin === "array" || origin === "set" || origin === "map" || origin === "object";
}
