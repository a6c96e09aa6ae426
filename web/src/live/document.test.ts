import { expect, test } from "vitest";
import { fieldsFromStored } from "./document.ts";

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
