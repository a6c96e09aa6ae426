import { expect, test } from "vitest";
import { fieldsFromStored, filterValue } from "./document.ts";

const stamp = (iso: string) => ({ seconds: 0, nanoseconds: 0, toMillis: () => Date.parse(iso) });

test("timestamps become instants wherever they are", () => {
  const at = "2026-11-21T05:00:00.000Z";
  const stored = {
    at: stamp(at),
    breaks: [{ endsAt: stamp(at), isPaid: false }],
    deep: { at: stamp(at) },
  };
  expect(fieldsFromStored(stored)).toEqual({
    at,
    breaks: [{ endsAt: at, isPaid: false }],
    deep: { at },
  });
});

test("everything else stays as it is", () => {
  const stored = { name: "Ana", count: 3, isPaid: true, ends: null, ids: ["a", "b"] };
  expect(fieldsFromStored(stored)).toEqual(stored);
});

test("requests that could happen since an instant were never found, as it was compared as a text", () => {
  const since = "2026-11-21T05:00:00.000Z";
  expect(filterValue(since)).toEqual(new Date(since));
  for (const value of ["2026-11-21", "asked", null, true, ["ana"]]) {
    expect(filterValue(value)).toBe(value);
  }
});
