import { aUserId } from "@crewline/domain/kernel/ids/ids.test-support";
import { expect, test } from "vitest";
import { packedSource } from "./packed-source.ts";

const source = packedSource<number>({
  uid: aUserId("u"),
  path: "companies/c/numbers/all",
  unpack: ({ data }) => ({ rows: data["numbers"] as number[], unreadable: ["bad"] }),
  compare: (a, b) => a - b,
});
const holding = (...numbers: number[]) => ({
  ids: ["all"],
  changed: [{ id: "all", data: { numbers } }],
});

test("a packed document is its rows in order, and changes when it does", () => {
  const rows = source.collect();
  expect(rows.take(0, { ids: [], changed: [] })).toBe(true);
  expect([rows.value(), rows.isEmpty()]).toEqual([[], true]);
  expect(rows.take(0, holding(3, 1))).toBe(true);
  expect([rows.value(), rows.isEmpty(), rows.unreadable()]).toEqual([[1, 3], false, ["bad"]]);
  expect(rows.take(0, { ids: ["all"], changed: [] })).toBe(false);
  expect(rows.take(0, { ids: [], changed: [] })).toBe(true);
  expect(rows.value()).toEqual([]);
});

test("a packed document that cannot be read is named, and the screen goes on without it", () => {
  const rows = packedSource<number>({
    uid: aUserId("u"),
    path: "companies/c/numbers/all",
    unpack: () => {
      throw new Error("unreadable");
    },
    compare: (a, b) => a - b,
  }).collect();
  rows.take(0, holding(1));
  expect([rows.value(), rows.unreadable()]).toEqual([[], ["all"]]);
});
