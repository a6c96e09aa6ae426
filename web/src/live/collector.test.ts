import { expect, test } from "vitest";
import { z } from "zod/mini";
import { collector } from "./collector.ts";
import type { StoredDocument } from "./live-source.ts";

const stored = (id: string, name = id): StoredDocument => ({ id, data: { name } });

const aSchema = z.object({ name: z.string() });

function aCollector() {
  return collector({
    parse: ({ id, data }) => {
      if (typeof data["name"] !== "string") throw new Error("name: expected text");
      return { id, name: data["name"] };
    },
    combine: (rows) => rows,
  });
}

test("rows come in the order of the ids", () => {
  const rows = aCollector();
  rows.take(0, { ids: ["b", "a"], changed: [stored("a"), stored("b")] });
  expect(rows.value().map(({ id }) => id)).toEqual(["b", "a"]);
});

test("a row that did not change keeps its identity", () => {
  const rows = aCollector();
  rows.take(0, { ids: ["a", "b"], changed: [stored("a"), stored("b")] });
  const [before] = rows.value();
  rows.take(0, { ids: ["a", "b"], changed: [stored("b", "other")] });
  expect(rows.value()[0]).toBe(before);
  expect(rows.value()[1]).toEqual({ id: "b", name: "other" });
});

test("a row whose id was removed is removed", () => {
  const rows = aCollector();
  rows.take(0, { ids: ["a", "b"], changed: [stored("a"), stored("b")] });
  rows.take(0, { ids: ["b"], changed: [] });
  expect(rows.value().map(({ id }) => id)).toEqual(["b"]);
});

test("a document that several queries bring is one row", () => {
  const rows = aCollector();
  rows.take(0, { ids: ["a"], changed: [stored("a")] });
  rows.take(1, { ids: ["a", "c"], changed: [stored("a"), stored("c")] });
  expect(rows.value().map(({ id }) => id)).toEqual(["a", "c"]);
});

test("it says whether a change made a difference", () => {
  const rows = aCollector();
  expect(rows.take(0, { ids: [], changed: [] })).toBe(true);
  expect(rows.take(0, { ids: [], changed: [] })).toBe(false);
  expect(rows.take(0, { ids: ["a", "b"], changed: [stored("a"), stored("b")] })).toBe(true);
  expect(rows.take(0, { ids: ["a", "b"], changed: [] })).toBe(false);
  expect(rows.take(0, { ids: ["b", "a"], changed: [] })).toBe(true);
  expect(rows.isEmpty()).toBe(false);
});

test("one document that does not fit the schema is left out and named; the others stay", () => {
  const rows = aCollector();
  rows.take(0, { ids: ["a", "b"], changed: [{ id: "a", data: {} }, stored("b")] });
  expect(rows.value().map(({ id }) => id)).toEqual(["b"]);
  expect(rows.unreadable()).toEqual(["a"]);
  rows.take(0, { ids: ["a", "b"], changed: [stored("a")] });
  expect(rows.value().map(({ id }) => id)).toEqual(["a", "b"]);
  expect(rows.unreadable()).toEqual([]);
});

test("a document that several queries bring unreadable is named once", () => {
  const rows = aCollector();
  for (const query of [0, 1]) rows.take(query, { ids: ["a"], changed: [{ id: "a", data: {} }] });
  expect(rows.unreadable()).toEqual(["a"]);
});

test("a single document that does not fit the schema fails", () => {
  const shape = { parse: () => aSchema.parse({}), combine: (rows: unknown[]) => rows };
  const take = () =>
    collector({ ...shape, isStrict: true }).take(0, { ids: ["a"], changed: [stored("a")] });
  expect(take).toThrow("This record could not be read.");
});

test("a single document that does not fit may fail with a sentence of its source", () => {
  const shape = { parse: () => aSchema.parse({}), combine: (rows: unknown[]) => rows };
  const messageOf = ({ id }: { id: string }) => `${id} is being updated.`;
  const take = () =>
    collector({ ...shape, isStrict: true, messageOf }).take(0, {
      ids: ["a"],
      changed: [stored("a")],
    });
  expect(take).toThrow("a is being updated.");
});
