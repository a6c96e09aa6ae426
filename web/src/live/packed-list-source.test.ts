import { aUserId } from "@crewline/domain/kernel/ids/ids.test-support";
import { expect, test } from "vitest";
import { packedListSource } from "./packed-list-source.ts";

interface Row {
  id: string;
  text: string;
}

const source = packedListSource<Row>({
  uid: aUserId("u"),
  path: "companies/c/days",
  textsOf: ({ data }) => data["rows"] as Record<string, string | null>,
  unpack: (id, text) => {
    if (text === "bad") throw new Error("unreadable");
    return { id, text };
  },
  compare: (a, b) => a.text.localeCompare(b.text, "en"),
});
const day = (id: string, rows: Record<string, string | null>) => ({ id, data: { rows } });

test("the rows of all documents are one sorted list, without those that left", () => {
  const rows = source.collect();
  rows.take(0, {
    ids: ["mon", "tue"],
    changed: [day("mon", { a: "late", b: null }), day("tue", { c: "early", d: "bad" })],
  });
  expect(rows.value().map(({ id }) => id)).toEqual(["c", "a"]);
  expect([rows.isEmpty(), rows.unreadable()]).toEqual([false, ["d"]]);
});

test("a row keeps its identity while another one of its document changes", () => {
  const rows = source.collect();
  rows.take(0, { ids: ["mon"], changed: [day("mon", { a: "1", b: "2" })] });
  const [before] = rows.value();
  expect(rows.take(0, { ids: ["mon"], changed: [day("mon", { a: "1", b: "3" })] })).toBe(true);
  expect(rows.value()[0]).toBe(before);
  expect(rows.value()[1]?.text).toBe("3");
});

test("a row that moves from one document to another is there once", () => {
  const rows = source.collect();
  rows.take(0, { ids: ["mon"], changed: [day("mon", { a: "1" })] });
  rows.take(0, { ids: ["mon", "tue"], changed: [day("tue", { a: "2" })] });
  expect(rows.value()).toEqual([{ id: "a", text: "2" }]);
});
