import { aUserId } from "@crewline/domain/kernel/ids/ids.test-support";
import { expect, test } from "vitest";
import { z } from "zod/mini";
import { joinedSource } from "./joined-source.ts";
import { listSource } from "./list-source.ts";
import type { LiveFilter } from "./live-source.ts";

const uid = aUserId("u");
const schema = z.object({ id: z.string() });
const at = (place: string): LiveFilter[] => [{ field: "place", operator: "==", value: place }];
const list = (path: string, alternatives: LiveFilter[][] = [[]]) =>
  listSource({ uid, path, schema, alternatives, compare: (a, b) => (a.id < b.id ? -1 : 1) });
const source = joinedSource({
  uid,
  sources: [list("earlier"), list("later", [at("quay"), at("market")])],
  combine: (rows) => rows.map((of) => of.map(({ id }) => id).join(" ")),
});
const change = (...ids: string[]) => ({ ids, changed: ids.map((id) => ({ id, data: {} })) });

test("each answer reaches the source that asked for it", () => {
  const rows = source.collect();
  expect(source.queries.map(({ path }) => path)).toEqual(["earlier", "later", "later"]);
  expect(rows.isEmpty()).toBe(true);
  expect(rows.take(2, change("c"))).toBe(true);
  expect(rows.take(0, change("a"))).toBe(true);
  expect(rows.take(1, change("b", "d"))).toBe(true);
  expect(rows.value()).toEqual(["a", "b c d"]);
  expect(rows.isEmpty()).toBe(false);
});

test("what one of the sources cannot read is named", () => {
  const rows = source.collect();
  rows.take(1, { ids: ["bad"], changed: [{ id: "bad", data: { id: 7, place: 8 } }] });
  rows.take(0, change("a"));
  expect([rows.value(), rows.unreadable()]).toEqual([["a", "bad"], []]);
});
