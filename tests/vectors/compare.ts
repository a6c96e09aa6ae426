import type { Json, JsonObject } from "./vector-case.ts";

/** Fields of a source's own account, such as its rounding: kept in the files, not required. */
const informative = new Set(["published", "note", "how", "source", "title"]);

/** Every place where the actual value is not the expected one; fields only computed are ignored. */
export function differences(expected: Json, actual: Json | undefined, path = ""): string[] {
  if (Array.isArray(expected)) return differencesOfLists(expected, actual, path);
  if (isObject(expected)) return differencesOfObjects(expected, actual, path);
  if (actual === expected || areSameNumber(expected, actual)) return [];
  return [`${path}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`];
}

function differencesOfLists(expected: Json[], actual: Json | undefined, path: string): string[] {
  if (!Array.isArray(actual)) return [`${path}: expected a list, got ${JSON.stringify(actual)}`];
  const found = expected.flatMap((value, index) =>
    differences(value, actual[index], `${path}[${index}]`),
  );
  if (actual.length > expected.length) {
    found.push(`${path}: expected ${expected.length} values, got ${actual.length}`);
  }
  return found;
}

function differencesOfObjects(
  expected: JsonObject,
  actual: Json | undefined,
  path: string,
): string[] {
  if (!isObject(actual)) return [`${path}: expected an object, got ${JSON.stringify(actual)}`];
  return Object.entries(expected)
    .filter(([key]) => !informative.has(key))
    .flatMap(([key, value]) => differences(value, actual[key], path ? `${path}.${key}` : key));
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** "47.1" and 47.1 are the same number; so are two spellings of one instant. */
function areSameNumber(expected: Json, actual: Json | undefined): boolean {
  if (actual === undefined || actual === null || expected === null) return false;
  if (typeof expected === "string" && typeof actual === "string") {
    return isInstantText(expected) && Date.parse(expected) === Date.parse(actual);
  }
  if (typeof expected === "boolean" || typeof actual === "boolean") return false;
  return expected !== "" && actual !== "" && Number(expected) === Number(actual);
}

function isInstantText(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/u.test(text);
}
