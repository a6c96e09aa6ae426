import { expect, test } from "vitest";
import { anEmployeeId, aLocationId } from "../../kernel/ids/ids.test-support.ts";
import { auditEntitySchema } from "../../records/audits/audit-row.ts";
import type { RecordActor } from "../access/record-access.ts";
import { anAuditRow } from "./audit-row.test-support.ts";
import { auditAsSeen, auditReaders, mayReadAudit, mayReadAuditPay } from "./audit-readers.ts";

const [ana, ben] = [anEmployeeId("ana"), anEmployeeId("ben")];
const [quay, mill] = [aLocationId("quay"), aLocationId("mill")];
const none = { employeeId: null, locationIds: null, mayViewWages: false };

const readers: Readonly<Record<string, RecordActor>> = {
  admin: { ...none, role: "admin" },
  wagesManager: { ...none, role: "manager", locationIds: [quay], mayViewWages: true },
  manager: { ...none, role: "manager", locationIds: [quay] },
  otherManager: { ...none, role: "manager", locationIds: [mill], mayViewWages: true },
  ana: { ...none, role: "employee", employeeId: ana },
  ben: { ...none, role: "employee", employeeId: ben },
};

const subject = { employeeId: ana, locationIds: [quay] };
const seenBy = (sees: (reader: RecordActor) => boolean) =>
  Object.entries(readers).flatMap(([name, reader]) => (sees(reader) ? [name] : []));

test.each([
  ["timeEntry", ["admin", "wagesManager", "manager", "ana"]],
  ["shift", ["admin", "wagesManager", "manager"]],
  ["schedule", ["admin", "wagesManager", "manager"]],
  ["payPeriod", ["admin", "wagesManager", "manager"]],
  ["wage", ["admin", "wagesManager", "ana"]],
  ["access", ["admin"]],
  ["location", ["admin"]],
  ["dayEvent", ["admin", "wagesManager", "manager"]],
] as const)("rows of the entity %s are for %j", (entity, expected) => {
  expect(seenBy((reader) => mayReadAudit(reader, { ...subject, entity }))).toEqual(expected);
});

test("the closing of a whole pay period is for admins, that of a location also for its managers", () => {
  const whole = { entity: "payPeriod" as const, employeeId: null, locationIds: [] };
  expect(seenBy((reader) => mayReadAudit(reader, whole))).toEqual(["admin"]);
  const ofQuay = { ...whole, locationIds: [quay] };
  expect(seenBy((reader) => mayReadAudit(reader, ofQuay))).toEqual([
    "admin",
    "wagesManager",
    "manager",
  ]);
});

test("every manager reads the rows of rules and settings, which are about no location", () => {
  for (const entity of ["rules", "settings"] as const) {
    const row = { entity, employeeId: null, locationIds: [] };
    expect(seenBy((reader) => mayReadAudit(reader, row))).toEqual([
      "admin",
      "wagesManager",
      "manager",
      "otherManager",
    ]);
  }
});

test("the change of pay is for those who see the employee's wages", () => {
  const row = { ...subject, entity: "timeEntry" } as const;
  expect(seenBy((reader) => mayReadAuditPay(reader, row))).toEqual([
    "admin",
    "wagesManager",
    "ana",
  ]);
  const full = anAuditRow({ facts: { ...subject } });
  expect(auditAsSeen({ ...none, role: "manager", locationIds: [quay] }, full).pay).toEqual({
    salt: null,
    values: null,
    digest: full.pay.digest,
  });
});

test("a row that is about nobody is no employee's own", () => {
  const isRead = auditEntitySchema.options.flatMap((entity) =>
    auditReaders({ entity, employeeId: null, locationIds: [] }),
  );
  expect(isRead.filter((mark) => mark.startsWith("employee"))).toEqual([]);
});
