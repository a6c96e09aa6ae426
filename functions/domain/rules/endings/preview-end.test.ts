import { aShiftId, anEntryId } from "../../kernel/ids/ids.test-support.ts";
import { roleId } from "../../records/job-roles/role-id.test-support.ts";
import { describe, expect, test } from "vitest";
import { aShift } from "../schedules/shift-builder.test-support.ts";
import { anEntry } from "../time-entries/entry-builder.test-support.ts";
import type { WageChange } from "../../records/pay/wage-change.ts";
import { wageChangeSchema } from "../../records/pay/wage-change.ts";
import type { EndFacts } from "./preview-end.ts";
import { previewEnd } from "./preview-end.ts";

const lastDay = "2026-11-17";
const nothing: EndFacts = {
  lastDay,
  today: "2026-11-16",
  publishedElsewhere: [],
  shifts: [],
  entries: [],
  timeOff: [],
  wageChanges: [],
  hasLogin: false,
  isInvited: false,
  isLastAdmin: false,
};
const preview = (facts: Partial<EndFacts>) => previewEnd({ ...nothing, ...facts });

function aRaise(change: Partial<WageChange>): WageChange {
  return wageChangeSchema.parse({
    id: "raise",
    employeeId: "ana",
    employeeLocationIds: ["harbor"],
    jobRoleId: null,
    locationId: null,
    effectiveDate: "2026-12-01",
    rateTenThousandths: 200_000,
    previousRateTenThousandths: 185_000,
    currency: "USD",
    reason: "merit",
    note: "",
    isCancelled: false,
    createdAt: "2026-11-01T09:00:00.000Z",
    createdBy: "u1",
    createdByName: "Kim",
    version: 1,
    ...change,
  });
}

describe("the end of an employment", () => {
  test("opens the shifts after the last day, not those of the day itself or cancelled ones", () => {
    const shifts = [
      aShift({ id: aShiftId("later"), day: "2026-11-19", state: "published" }),
      aShift({ id: aShiftId("last"), day: lastDay }),
      aShift({ id: aShiftId("next"), day: "2026-11-18" }),
      aShift({ id: aShiftId("off"), day: "2026-11-18", state: "cancelled" }),
    ];
    const { shiftCount, publishedCount, shifts: first } = preview({ shifts });
    expect({ shiftCount, publishedCount }).toEqual({ shiftCount: 2, publishedCount: 1 });
    expect(first.map(({ id }) => id)).toEqual(["next", "later"]);
  });

  test("shows eight shifts and counts all", () => {
    const shifts = Array.from({ length: 12 }, (_, index) =>
      aShift({ id: aShiftId(`s${index}`), day: "2026-11-20" }),
    );
    expect(preview({ shifts })).toMatchObject({ shiftCount: 12 });
    expect(preview({ shifts }).shifts).toHaveLength(8);
  });

  test("names the running clock, and what waits for approval up to the last day", () => {
    const entries = [
      anEntry({ id: anEntryId("now"), day: lastDay }),
      anEntry({ id: anEntryId("done"), day: "2026-11-10", state: "closed" }),
      anEntry({ id: anEntryId("fix"), day: "2026-11-09", state: "needsFix" }),
      anEntry({ id: anEntryId("good"), day: "2026-11-02", state: "approved" }),
      anEntry({ id: anEntryId("void"), day: "2026-11-18", state: "voided" }),
      anEntry({ id: anEntryId("after"), day: "2026-11-18", state: "closed" }),
    ];
    expect(preview({ entries })).toMatchObject({
      runningSince: "2026-03-02T14:00:00.000Z",
      unapprovedCount: 2,
      unapprovedFrom: "2026-11-09",
      workedAfterCount: 1,
    });
  });

  test("names the days of later wage changes, each once, without those taken back", () => {
    const wageChanges = [
      aRaise({}),
      aRaise({ jobRoleId: roleId("lead") }),
      aRaise({ effectiveDate: "2026-12-15", isCancelled: true }),
      aRaise({ effectiveDate: lastDay }),
    ];
    expect(preview({ wageChanges }).wageChangeDays).toEqual(["2026-12-01"]);
  });

  test("comes at once when the last day has passed", () => {
    expect(preview({}).endsAtOnce).toBe(false);
    expect(preview({ today: lastDay }).endsAtOnce).toBe(false);
    expect(preview({ today: "2026-11-18" }).endsAtOnce).toBe(true);
  });
});
