import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { broken } from "@crewline/domain/rules/violations/broken.test-support";
import { instantSchema } from "@crewline/domain/kernel/time/instant";
import { timeEntrySchema } from "@crewline/domain/records/time-entries/time-entry";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import { z } from "zod/mini";
import {
  changedFields,
  fromDocument,
  readableDocuments,
  toDocument,
  toFilterValue,
} from "./document.ts";

const instant = "2026-03-02T14:00:00.000Z";
const date = new Date(instant);

const spanSchema = z.object({ startsAt: instantSchema, endsAt: z.nullable(instantSchema) });
const schema = z.object({
  id: z.string(),
  name: z.string(),
  day: z.string(),
  note: z.optional(z.string()),
  spans: z._default(z.array(spanSchema), []),
  byPerson: z.optional(z.record(z.string(), spanSchema)),
  content: z.optional(
    z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("text"), text: z.string() }),
      z.object({ kind: z.literal("moment"), at: instantSchema, text: z.string() }),
    ]),
  ),
});
const plain = { id: "e1", name: "Ana", day: "2026-03-02" };

describe("a document", () => {
  test("holds instants as moments, at every depth, and other texts as they are", () => {
    const value = {
      ...plain,
      note: "2026-03-02T14:00:00Z",
      spans: [{ startsAt: instant, endsAt: null }],
      byPerson: { ana: { startsAt: instant, endsAt: instant } },
    };
    expect(toDocument(value, schema)).toEqual({
      name: "Ana",
      day: "2026-03-02",
      note: "2026-03-02T14:00:00Z",
      spans: [{ startsAt: date, endsAt: null }],
      byPerson: { ana: { startsAt: date, endsAt: date } },
    });
  });

  test("keeps a name that looks like an instant as a name", () => {
    const value = { ...plain, name: instant, content: { kind: "text", text: instant } };
    expect(toDocument(value, schema)).toMatchObject({ name: instant, content: { text: instant } });
  });

  test("holds the instants of the kind of content that it has", () => {
    const content = { kind: "moment", at: instant, text: instant };
    const stored = toDocument({ ...plain, content }, schema);
    expect(stored["content"]).toEqual({ kind: "moment", at: date, text: instant });
  });

  test("does not hold its own id, nor what is not there", () => {
    expect(toDocument({ ...plain, note: undefined }, schema)).toEqual({
      name: "Ana",
      day: "2026-03-02",
    });
  });

  test("is asked for by moments where the field is one, and by text where it is text", () => {
    expect(toFilterValue(instant, "payable.startsAt", timeEntrySchema)).toEqual(date);
    expect(toFilterValue([instant], "updatedAt", timeEntrySchema)).toEqual([date]);
    expect(toFilterValue(instant, "note", timeEntrySchema)).toBe(instant);
    expect(toFilterValue(["a", 1], "unknown", timeEntrySchema)).toEqual(["a", 1]);
  });
});

describe("a document that does not fit its schema", () => {
  const kind = { schema: z.object({ id: z.string(), name: z.string() }), what: "shift" } as const;
  const stored = (id: string, data: object) =>
    ({ id, data: () => data, ref: { path: `things/${id}` } }) as unknown as DocumentSnapshot;
  const write = vi.spyOn(process.stdout, "write");
  beforeEach(() => void write.mockReset().mockReturnValue(true));
  afterEach(() => void write.mockReset());

  test("is left out of a list and counted; the others stay, and the log names it once", () => {
    const all = [stored("a", { name: 5 }), stored("b", { name: "Bo" }), stored("c", {})];
    const read = [readableDocuments(all, kind), readableDocuments(all, kind)];
    const wanted = { found: [{ id: "b", name: "Bo" }], unreadable: 2, unreadableIds: ["a", "c"] };
    expect(read).toEqual([wanted, wanted]);
    const lines = write.mock.calls.map(([line]) => String(line));
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain("things/a");
  });

  test("refuses what needs it with a sentence, and not with an unexpected error", () => {
    expect(() => fromDocument(stored("d", { name: 5 }), kind)).toThrow(
      broken("unreadableRecord", { what: "shift" } as const),
    );
  });
});

test("the fields that differ from the stored document are written, and one that goes is named", () => {
  const before = { ...plain, note: "Keys", spans: [{ startsAt: instant, endsAt: null }] };
  expect(changedFields(before, before, schema)).toEqual({});
  const after = { ...plain, name: "Ana Diaz", spans: [{ startsAt: instant, endsAt: instant }] };
  const spans = [{ startsAt: date, endsAt: date }];
  expect(changedFields(before, after, schema)).toEqual({
    name: "Ana Diaz",
    note: undefined,
    spans,
  });
  expect("note" in changedFields(before, after, schema)).toBe(true);
});
