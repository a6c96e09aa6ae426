import { expect, test } from "vitest";
import { aUserId } from "@crewline/domain/kernel/ids/ids.test-support";
import { z } from "zod/mini";
import { firstOf, listSource } from "./list-source.ts";

const notes = listSource({
  uid: aUserId("olga"),
  path: "companies/c1/notes",
  schema: z.object({ id: z.string(), text: z.string() }),
  compare: () => 0,
});

test("a document that is awaited is a query, which finds it as soon as it is there", () => {
  const source = firstOf(notes);
  expect(source.queries).toMatchObject([{ kind: "list" }]);
  expect(source.key).not.toEqual(notes.key);
  const rows = source.collect();
  rows.take(0, { ids: [], changed: [] });
  expect(rows.value()).toBeNull();
  rows.take(0, { ids: ["n1"], changed: [{ id: "n1", data: { text: "Door is stuck." } }] });
  expect(rows.value()).toEqual({ id: "n1", text: "Door is stuck." });
});

test("an awaited document that cannot be read is no missing one: it fails", () => {
  const rows = firstOf(notes).collect();
  rows.take(0, { ids: ["n1"], changed: [{ id: "n1", data: { text: 7 } }] });
  expect(() => rows.value()).toThrow("This record could not be read.");
});
