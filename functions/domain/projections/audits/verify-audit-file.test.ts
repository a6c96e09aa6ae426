import { expect, test } from "vitest";
import { writeCsv } from "../../kernel/csv/write-csv.ts";
import type { AuditDay } from "../../records/audits/audit-day.ts";
import type { AuditRow } from "../../records/audits/audit-row.ts";
import { auditRowsOfDay, aDigest } from "../../rules/audits/audit-row.test-support.ts";
import { firstDayBounds, nextDayBounds, nextLink, sealDay } from "../../rules/audits/audit-seal.ts";
import { auditFileHeader, dayLine, endLine, hashLine, rowLine } from "./audit-file.ts";
import { verifyAuditFile } from "./verify-audit-file.ts";

const friday = auditRowsOfDay(["a", "b", "c", "d"]);
const saturday = auditRowsOfDay(["e", "f"], "2026-11-21T15:00:00.000Z");
const today = auditRowsOfDay(["g", "h"], "2026-11-22T15:00:00.000Z");

const bounds = firstDayBounds("2026-11-20T15:00:00.000Z", "UTC");
const at = "2026-11-22T03:10:00.000Z";
const seal = (day: typeof bounds, rows: AuditRow[], previousRoot: string) =>
  sealDay(day, { hashes: rows.map(({ hash }) => hash), previousRoot, at }, aDigest);
const first = seal(bounds, friday, "");
const second = seal(nextDayBounds(first, "UTC"), saturday, first.root);

type Write = (row: AuditRow, link: string) => string[];

function linesOf(rows: AuditRow[], from: string, write: Write = rowLine): string[][] {
  let link = from;
  return rows.map((row) => {
    link = nextLink(link, row.hash, aDigest);
    return write(row, link);
  });
}

function dayOf(rows: AuditRow[], day: AuditDay, write?: Write): string[][] {
  return [...linesOf(rows, day.previousRoot, write), dayLine(day)];
}

const whole = () => {
  const lines = [
    ...dayOf(friday, first),
    ...dayOf(saturday, second),
    ...linesOf(today, second.root),
  ];
  return [...lines, endLine(lines.length, "")];
};

/** Line 1 is the header; the reasons of these rows have two lines each. */
const lineOfRow = (index: number) => 2 + index * 2;
const check = (lines: string[][]) => verifyAuditFile(writeCsv(auditFileHeader, lines), aDigest);
const problems = (lines: string[][]) => check(lines).findings;

test("a file as it was exported is intact, and says how many rows no seal covers yet", () => {
  expect(check(whole())).toEqual({ findings: [], rows: 8, days: 2, unsealed: 2, hidden: 0 });
});

test("rows that the reader may not see are proven by their hashes alone", () => {
  const lines = dayOf(friday, first, (row, link) =>
    row.id === "b" ? hashLine(row, link) : rowLine(row, link),
  );
  const file = [...lines, endLine(lines.length, "")];
  expect(check(file)).toMatchObject({ findings: [], rows: 4, hidden: 1 });
});

test("names that were removed and pay that is not shown leave the row provable", () => {
  const gone = friday.map((row) => ({
    ...row,
    words: { ...row.words, salt: null, values: null },
    pay: { ...row.pay, salt: null, values: null },
  }));
  const lines = dayOf(gone, first);
  expect(problems([...lines, endLine(lines.length, "")])).toEqual([]);
});

test.each([
  ["a fact", 18, "3600"],
  ["a name", 21, "Bea"],
  ["an amount", 26, "1"],
  ["an added seal", 31, "2026-11-20"],
])("a row in which %s was changed is found at its line", (_what, column, value) => {
  const lines = whole();
  lines[1]?.splice(column, 1, value);
  expect(problems(lines)).toEqual([{ problem: "changed", line: lineOfRow(1) }]);
});

test("a row that was changed together with its hash is found at its line", () => {
  const lines = whole();
  lines[1]?.splice(1, 1, aDigest("another"));
  expect(problems(lines)).toContainEqual({ problem: "changed", line: lineOfRow(1) });
});

test("a removed row is missed before the line that follows it", () => {
  const lines = whole().toSpliced(1, 1);
  expect(problems(lines)).toEqual([{ problem: "removed", line: lineOfRow(1) }]);
});

test("a removed last row of a day is missed at the day's seal", () => {
  const lines = whole().toSpliced(3, 1);
  expect(problems(lines)).toEqual([{ problem: "removed", line: lineOfRow(3) }]);
});

test("rows in another order are found", () => {
  const lines = whole();
  const [b = []] = lines.splice(1, 1);
  lines.splice(2, 0, b);
  expect(problems(lines)).toEqual([{ problem: "reordered", line: lineOfRow(1) }]);
});

test.each([0, 2, 4])("a row that was inserted at place %i is found at its line", (place) => {
  const [stranger] = auditRowsOfDay(["x"]);
  if (stranger === undefined) throw new Error("There is no row.");
  const lines = whole().toSpliced(place, 0, rowLine(stranger, aDigest("a link")));
  expect(problems(lines)).toEqual([{ problem: "inserted", line: lineOfRow(place) }]);
});

test("a removed day is missed at the seal of the next one", () => {
  const third = seal(nextDayBounds(second, "UTC"), today, second.root);
  const lines = [...dayOf(friday, first), ...dayOf(today, third)];
  const [found, ...others] = problems([...lines, endLine(lines.length, "")]);
  expect([found?.problem, others]).toEqual(["dayMissing", []]);
});

test("a seal that was changed no longer fits its rows", () => {
  const lines = whole();
  lines[4]?.splice(1, 1, aDigest("another root"));
  expect(problems(lines).map(({ problem }) => problem)).toContain("dayChanged");
});

test("a file that was cut, and one that is no audit, say so", () => {
  expect(problems(whole().slice(0, -3)).map(({ problem }) => problem)).toEqual(["cut"]);
  expect(verifyAuditFile("Name,Pay\r\nAna,9\r\n", aDigest).findings).toEqual([
    { problem: "notAnAudit", line: 1 },
  ]);
});
