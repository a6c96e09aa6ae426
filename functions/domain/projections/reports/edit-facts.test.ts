import { expect, test } from "vitest";
import { aLocationId, anEmployeeId } from "../../kernel/ids/ids.test-support.ts";
import { storedUserIdSchema } from "../../kernel/ids/entity-ids.ts";
import type { AuditRow } from "../../records/audits/audit-row.ts";
import { packEdits, unpackEdits } from "../../records/summaries/pack-edits.ts";
import { anAuditRow } from "../../rules/audits/audit-row.test-support.ts";
import { editFacts, removesMostly } from "./edit-facts.ts";
import { groupOf } from "./report-group.ts";

const day = "2026-11-18";
const [marcus, ana] = [storedUserIdSchema.parse("marcus"), anEmployeeId("ana")];

function edit(act: string, change: Partial<AuditRow> = {}): AuditRow {
  const locationIds = [aLocationId("harbor")];
  const row = anAuditRow({ pay: { deltaMinor: null } });
  return { ...row, employeeId: ana, locationIds, byUid: marcus, act, ...change };
}

const measuresOf = (rows: AuditRow[]) => editFacts(rows, day).map(({ measures }) => measures);

test("edits of a day are counted by editor and employee, with the time that they add and remove", () => {
  const rows = [
    edit("correct", { deltaSeconds: 1800, isAfterApproval: true }),
    edit("correct", { deltaSeconds: -3600 }),
    edit("add", { deltaSeconds: 7200, employeeId: anEmployeeId("mia") }),
  ];
  expect(measuresOf(rows)).toMatchObject([
    { edits: 2, editsAfterApproval: 1, addedSeconds: 1800, removedSeconds: 3600 },
    { edits: 1, addedSeconds: 7200 },
  ]);
});

test("a split or a merge is an edit that changes no hours", () => {
  const rows = [edit("split", { deltaSeconds: -7200 }), edit("mergeInto", { deltaSeconds: -3600 })];
  expect(measuresOf(rows)).toEqual([{ edits: 2 }]);
});

test("punches, approvals, imports, shifts and what a job or rule does are no edits", () => {
  const rows = [
    edit("clockOut"),
    edit("approve"),
    edit("import"),
    edit("correct", { source: "job" }),
    edit("correct", { source: "rule" }),
    edit("correct", { entity: "shift" }),
  ];
  expect(measuresOf(rows)).toEqual([]);
});

test("packed edits are those that were packed, whatever their order was", () => {
  const facts = editFacts(
    [edit("correct", { deltaSeconds: -60 }), edit("void", { employeeId: anEmployeeId("mia") })],
    day,
  );
  expect(unpackEdits(day, packEdits(facts))).toEqual(facts);
  expect(packEdits(facts.toReversed())).toBe(packEdits(facts));
});

test("an editor is marked who removed other people's time 5 times and 3 times as often as adding it", () => {
  const edits = (removing: number, adding: number, change: Partial<AuditRow> = {}) =>
    groupOf(
      editFacts(
        [
          ...Array.from({ length: removing }, () =>
            edit("correct", { deltaSeconds: -60, ...change }),
          ),
          ...Array.from({ length: adding }, () => edit("correct", { deltaSeconds: 60 })),
        ],
        day,
      ),
    );
  expect(removesMostly(edits(5, 1))).toBe(true);
  expect(removesMostly(edits(4, 0))).toBe(false);
  expect(removesMostly(edits(6, 3))).toBe(false);
  expect(removesMostly(edits(9, 0, { isSelfEdit: true }))).toBe(false);
});
