/**
 * Values that no one enters on purpose and that schemas may accept, by the kind of value replaced.
 */
const hostileTexts = [
  "2026-03-02T14:00:00.000Z",
  "2000-01-01T00:00:00.000Z",
  "2199-12-31T23:59:59.999Z",
  "1900-01-01",
  "2000-01-01",
  "2199-12-31",
  "00:00",
  "23:59",
  "=1+1",
  "a\0b\uD83D\u202Ec",
  "🎉".repeat(40),
  "a".repeat(64),
  "constructor",
  "a/b",
  "..",
  "",
];
const hostileNumbers = [0, 1, -1, 0.1, 1e9, 1e11, Number.MAX_SAFE_INTEGER, 1e300];
const hostileOthers = [null, true, [], {}];

/** The input with one of its parts replaced by a hostile value, for each part and each value. */
export function hostileInputs(input: unknown): unknown[] {
  if (Array.isArray(input)) {
    return input.flatMap((part: unknown, index) =>
      [...valuesFor(part), ...hostileInputs(part)].map((value) => input.with(index, value)),
    );
  }
  if (typeof input !== "object" || input === null) return [];
  return Object.entries(input).flatMap(([name, part]) =>
    [...valuesFor(part), ...hostileInputs(part)].map((value) => ({ ...input, [name]: value })),
  );
}

function valuesFor(part: unknown): unknown[] {
  switch (typeof part) {
    case "string":
      return [...hostileTexts, ...hostileOthers];
    case "number":
      return [...hostileNumbers, ...hostileOthers];
    default:
      return [...hostileOthers, ...hostileTexts.slice(0, 6), ...hostileNumbers.slice(0, 5)];
  }
}
