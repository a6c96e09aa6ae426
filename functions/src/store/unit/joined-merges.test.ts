import type { DocumentReference } from "firebase-admin/firestore";
import { expect, test } from "vitest";
import { joinedMerges, mergedMaps } from "./joined-merges.ts";

const at = (path: string) => ({ path }) as DocumentReference;

test("merges of one document are one write with the maps of all", () => {
  const written: unknown[] = [];
  const merges = joinedMerges(({ path }, data) => written.push([path, data]));
  merges.add(at("a"), { days: { monday: { open: 1 } } });
  merges.add(at("b"), { names: { ana: "Ana" } });
  merges.add(at("a"), { days: { tuesday: null }, count: 2 });
  merges.write();
  expect(written).toEqual([
    ["a", { days: { monday: { open: 1 }, tuesday: null }, count: 2 }],
    ["b", { names: { ana: "Ana" } }],
  ]);
});

test("a document that is replaced in between gets the merges from before first", () => {
  const written: unknown[] = [];
  const merges = joinedMerges((_reference, data) => written.push(data));
  const set = merges.first((_reference, data: object) => written.push(data));
  merges.add(at("a"), { days: { monday: 1 } });
  set(at("a"), { days: {} });
  merges.add(at("a"), { days: { tuesday: 2 } });
  merges.write();
  expect(written).toEqual([{ days: { monday: 1 } }, { days: {} }, { days: { tuesday: 2 } }]);
});

test("dates are values, not maps", () => {
  const [first, second] = [new Date(1), new Date(2)];
  expect(mergedMaps({ at: first }, { at: second })).toEqual({ at: second });
});
