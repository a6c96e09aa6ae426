import { employeeEventIdSchema, accessChangeIdSchema } from "../../kernel/ids/record-ids.ts";
import { anEmployeeId, aUserId } from "../../kernel/ids/ids.test-support.ts";
import { nameOfRole, roleId } from "../../records/job-roles/role-id.test-support.ts";
import { describe, expect, test } from "vitest";
import { onDevice } from "../../kernel/formats/readers.test-support.ts";
import { wageChangeSchema } from "../../records/pay/wage-change.ts";
import type { EmployeeEvent } from "../../records/history/employee-event.ts";
import { employeeActSchema, plainEvent } from "../../records/history/employee-event.ts";
import type { LifeFacts } from "./life-history.ts";
import { eventWords } from "../../words/history/life-words.ts";
import { lifeHistory } from "./life-history.ts";

const event = (change: Partial<EmployeeEvent>): EmployeeEvent => ({
  id: employeeEventIdSchema.parse("event"),
  employeeId: anEmployeeId("ana"),
  act: "pinSet",
  at: "2026-11-21T09:00:00.000Z",
  byUid: aUserId("olivia"),
  byName: "Olivia",
  ...plainEvent,
  ...change,
});

const nobody: LifeFacts = { events: [], accessChanges: [], wageChanges: [], roleName: nameOfRole };
const access = (role: "employee" | "manager") => ({
  role,
  employeeId: anEmployeeId("ana"),
  locationIds: [],
  mayViewWages: false,
});

test("every act of an employment has its sentence", () => {
  for (const act of employeeActSchema.options) {
    expect(eventWords({ act, ...plainEvent }, onDevice)).toMatch(/^[A-Z].+\.$/u);
  }
});

test("the reason of an end follows its day, for readers who may see it", () => {
  const end = { act: "endPlanned", ...plainEvent, day: "2026-11-30" } as const;
  expect(eventWords({ ...end, endReason: "endOfContract" }, onDevice)).toMatch(
    / \(end of contract\)\.$/u,
  );
  expect(eventWords(end, onDevice)).not.toContain("(");
});

describe("what happened to a person", () => {
  test("is listed latest first, whatever its kind", () => {
    const rows = lifeHistory(
      {
        roleName: nameOfRole,
        events: [
          event({ id: employeeEventIdSchema.parse("first") }),
          event({ id: employeeEventIdSchema.parse("third"), at: "2026-11-21T11:00:00.000Z" }),
        ],
        accessChanges: [
          {
            id: accessChangeIdSchema.parse("second"),
            act: "rightsChanged",
            before: access("employee"),
            after: access("manager"),
            at: "2026-11-21T10:00:00.000Z",
            byName: "Kim",
          },
        ],
        wageChanges: [],
      },
      onDevice,
    );
    expect(rows.map(({ id }) => id)).toEqual(["third", "second", "first"]);
    expect(rows[1]).toMatchObject({
      text: "Role changed from employee to manager.",
      byName: "Kim",
    });
  });

  test("names days and counts", () => {
    const words = (change: Partial<EmployeeEvent>) => eventWords(event(change), onDevice);
    expect(words({ act: "ended", day: "2026-11-20", count: 1 })).toMatch(
      /^Employment ended after .*2026\. 1 shift became open\.$/u,
    );
    expect(words({ act: "leaveSet", day: "2026-11-20" })).toMatch(/^Leave set from .* on\.$/u);
    expect(words({ act: "leaveSet", day: "2026-11-20", until: "2026-11-22" })).toMatch(/ to /u);
  });

  test("describes access by what changed", () => {
    const change = (before: "employee" | null, after: "employee" | null) => ({
      id: accessChangeIdSchema.parse("a"),
      act: "rightsChanged" as const,
      before: before && access(before),
      after: after && access(after),
      at: "2026-11-21T10:00:00.000Z",
      byName: "Kim",
    });
    const accessChanges = [change(null, "employee"), change("employee", null)];
    const off = { ...change("employee", "employee"), act: "switchedOff" as const };
    const same = change("employee", "employee");
    const rows = lifeHistory({ ...nobody, accessChanges: [...accessChanges, off, same] }, onDevice);
    expect(rows.map(({ text }) => text)).toEqual([
      "Access given as employee.",
      "Access removed.",
      "Login switched off.",
      "Reach of the access changed.",
    ]);
  });

  test("describes a wage change with its amounts, and its undoing", () => {
    const wage = wageChangeSchema.parse({
      id: "w",
      employeeId: "ana",
      employeeLocationIds: ["harbor"],
      jobRoleId: roleId("lead"),
      locationId: null,
      effectiveDate: "2026-12-01",
      rateTenThousandths: 200_000,
      previousRateTenThousandths: 185_000,
      currency: "USD",
      reason: "merit",
      note: "",
      isCancelled: true,
      createdAt: "2026-11-01T09:00:00.000Z",
      createdBy: "u1",
      createdByName: "Kim",
      version: 1,
    });
    const [row] = lifeHistory({ ...nobody, wageChanges: [wage] }, onDevice);
    expect(row?.text).toMatch(
      /^Rate as Lead from .*18\.50 to .*20\.00, from .* on\. Taken back\.$/u,
    );
  });
});
