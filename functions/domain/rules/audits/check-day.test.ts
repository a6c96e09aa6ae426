import { expect, test } from "vitest";
import { auditRowIdSchema } from "../../kernel/ids/record-ids.ts";
import type { AuditDay } from "../../records/audits/audit-day.ts";
import type { AuditRow } from "../../records/audits/audit-row.ts";
import { anAuditRow, auditRowsOfDay, aDigest } from "./audit-row.test-support.ts";
import { firstDayBounds, isDayOver, nextDayBounds, sealDay } from "./audit-seal.ts";
import { checkDay } from "./check-day.ts";

const rows = auditRowsOfDay(["a", "b", "c"]);
const [a, b, c] = rows as [AuditRow, AuditRow, AuditRow];
const bounds = firstDayBounds(a.at, "America/New_York");
const at = "2026-11-21T08:10:00.000Z";
const hashesOf = (some: readonly AuditRow[]) => some.map(({ hash }) => hash);
const seal = sealDay(bounds, { hashes: hashesOf(rows), previousRoot: "", at }, aDigest);

const problems = (present: readonly AuditRow[], sealed: AuditDay = seal, previous?: AuditDay) =>
  checkDay({ seal: sealed, previous: previous ?? null, rows: present }, aDigest).map(
    ({ problem, rowId }) => [problem, rowId],
  );

test("a day whose rows are as they were sealed is intact", () => {
  expect(problems(rows)).toEqual([]);
});

test("a changed row is named, also one whose hash was made to fit", () => {
  expect(problems([a, { ...b, deltaSeconds: 1 }, c])).toEqual([["changed", "b"]]);
  const rehashed = anAuditRow({ facts: { id: b.id, at: b.at, deltaSeconds: 1 } });
  expect(problems([a, rehashed, c])).toEqual([["changed", "b"]]);
  const renamed = { ...b.words, values: { employeeName: "Bea", byName: "Bo", reason: null } };
  expect(problems([a, { ...b, words: renamed }, c])).toEqual([["changed", "b"]]);
});

test("a removed row is missed, and an inserted one is named", () => {
  expect(problems([a, c])).toEqual([["removed", null]]);
  const id = auditRowIdSchema.parse("x");
  const stranger = anAuditRow({ facts: { id, at: b.at } });
  expect(problems([a, b, stranger, c])).toEqual([["inserted", "x"]]);
});

test("a row that was moved to another place is named", () => {
  const moved = { ...a, order: `2026-11-20T23:00:00.000Z_a` };
  expect(problems([b, c, moved]).map(([problem]) => problem)).toContain("reordered");
  expect(problems([b, a, c])).toEqual([["reordered", "b"]]);
});

test("names that were removed for good leave the day intact; a name without its salt does not", () => {
  const forgotten = { ...b.words, salt: null, values: null };
  expect(problems([a, { ...b, words: forgotten }, c])).toEqual([]);
  expect(problems([a, { ...b, words: { ...b.words, salt: null } }, c])).toEqual([["changed", "b"]]);
});

test("a day in between that was removed is missed", () => {
  const empty = { hashes: [], at };
  const second = sealDay(
    nextDayBounds(seal, "UTC"),
    { ...empty, previousRoot: seal.root },
    aDigest,
  );
  const third = sealDay(
    nextDayBounds(second, "UTC"),
    { ...empty, previousRoot: second.root },
    aDigest,
  );
  expect(problems([], third, second)).toEqual([]);
  expect(problems([], third, seal)).toEqual([["dayMissing", null]]);
  expect(problems([], second)).toEqual([["dayMissing", null]]);
});

test("a seal whose own values were changed does not fit", () => {
  expect(problems(rows, { ...seal, root: aDigest("another") })).toEqual([["sealChanged", null]]);
  expect(problems(rows, { ...seal, until: "2026-11-21T06:00:00.000Z" })).toEqual([
    ["sealChanged", null],
  ]);
});

test("days follow each other without a gap, also when the company moves to another zone", () => {
  const moved = nextDayBounds(seal, "Asia/Tokyo");
  expect(moved).toEqual({ day: "2026-11-21", from: seal.until, until: "2026-11-21T15:00:00.000Z" });
  const back = nextDayBounds(moved, "America/New_York");
  expect(back).toMatchObject({ day: "2026-11-22", from: moved.until });
});

test("a day is sealed an hour after its end, when no transaction of it can still be running", () => {
  expect(isDayOver(seal, "2026-11-21T05:59:59.000Z")).toBe(false);
  expect(isDayOver(seal, "2026-11-21T06:00:00.000Z")).toBe(true);
});
