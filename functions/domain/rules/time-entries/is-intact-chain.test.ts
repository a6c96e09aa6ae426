import { auditIdSchema } from "../../kernel/ids/record-ids.ts";
import {
  anEmployeeId,
  aLocationId,
  anEntryId,
  aUserId,
} from "../../kernel/ids/ids.test-support.ts";
import { describe, expect, test } from "vitest";
import { canonicalRow } from "./canonical-row.ts";
import { isIntactChain } from "./is-intact-chain.ts";
import type { TimeEntryAudit } from "../../records/time-entries/time-entry-audit.ts";

/** Uses the text itself as its hash: the chain works with any function. */
const hashOf = ({ hash: _hash, ...row }: TimeEntryAudit) => canonicalRow(row);

function aChain(length: number): TimeEntryAudit[] {
  const rows: TimeEntryAudit[] = [];
  for (let sequence = 1; sequence <= length; sequence += 1) {
    const row = {
      id: auditIdSchema.parse(`row${sequence}`),
      entryId: anEntryId("entry"),
      employeeId: anEmployeeId("ana"),
      employeeName: "Ana",
      locationId: aLocationId("harbor"),
      day: "2026-03-02",
      weekStart: "2026-03-02",
      action: "correct" as const,
      actor: { uid: aUserId("u"), name: "Kim", role: "admin" as const },
      at: "2026-03-02T14:00:00.000Z",
      reason: "Because.",
      changes: [],
      deltaSeconds: 0,
      sequence,
      previousHash: rows.at(-1)?.hash ?? "",
    };
    rows.push({ ...row, hash: canonicalRow(row) });
  }
  return rows;
}

const rows = aChain(3);
const head = { auditHash: rows[2]?.hash ?? "", auditCount: 3 };
const changed = (index: number, change: Partial<TimeEntryAudit>) =>
  rows.map((row, at) => (at === index ? { ...row, ...change } : row));

describe("a history", () => {
  test("is whole as it was written, in whatever order it is read, and when it is empty", () => {
    expect(isIntactChain(rows.toReversed(), head, hashOf)).toBe(true);
    expect(isIntactChain([], { auditHash: "", auditCount: 0 }, hashOf)).toBe(true);
  });

  test.each([
    ["a value was changed", changed(1, { deltaSeconds: 60 })],
    [
      "the actor was changed",
      changed(0, { actor: { uid: aUserId("u"), name: "Lou", role: "admin" } }),
    ],
    ["the first row is gone", rows.slice(1)],
    ["a row in the middle is gone", [...rows.slice(0, 1), ...rows.slice(2)]],
    ["the last row is gone", rows.slice(0, 2)],
    ["a row is there twice", [...rows, ...rows.slice(2)]],
  ])("is not whole when %s", (_what, found) => {
    expect(isIntactChain(found, head, hashOf)).toBe(false);
  });
});

test("a row gives one text, in whatever order its keys stand", () => {
  const [row] = rows;
  if (row === undefined) throw new Error("There is no row.");
  const reversed = Object.fromEntries(Object.entries(row).toReversed()) as TimeEntryAudit;
  expect(canonicalRow(reversed)).toBe(canonicalRow(row));
  expect(canonicalRow(row)).not.toContain('"hash"');
});
