import { describe, expect, test } from "vitest";
import { toDocument, toFirestore } from "./document.ts";

const instant = "2026-03-02T14:00:00.000Z";

describe("a document", () => {
  test("holds instants as moments, at every depth, and other texts as they are", () => {
    const value = {
      id: "e1",
      day: "2026-03-02",
      note: "2026-03-02T14:00:00Z",
      spans: [{ startsAt: instant, endsAt: null }],
    };
    expect(toDocument(value)).toEqual({
      day: "2026-03-02",
      note: "2026-03-02T14:00:00Z",
      spans: [{ startsAt: new Date(instant), endsAt: null }],
    });
  });

  test("does not hold its own id, nor what is not there", () => {
    expect(toDocument({ id: "e1", a: undefined, b: 0 })).toEqual({ b: 0 });
  });

  test("is asked for by moments too", () => {
    expect(toFirestore(instant)).toEqual(new Date(instant));
    expect(toFirestore(["a", 1])).toEqual(["a", 1]);
  });
});
