import { randomUUID } from "node:crypto";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { ImportedWork } from "@crewline/domain/rules/imported-time/imported-work";
import type { TestCompany } from "./a-company.ts";
import { monday } from "./a-shift-plan.ts";
import { at } from "./an-entry.ts";
import { anAttempt } from "./api-client.ts";

const title = "Import time";
/** How the file was read. */
export const file = { columns: [{ heading: "Wer", field: "name" }], dayOrder: "day" as const };

/** Eight hours of an employee on the Monday of the tests, or `offset` days later. */
export function work(
  { harbor }: Pick<TestCompany, "harbor">,
  employeeId: EmployeeId,
  change: Partial<ImportedWork> & { offset?: number } = {},
): ImportedWork {
  const { offset = 0, ...other } = change;
  const day = addDays(monday, offset);
  return {
    key: String(offset + 2),
    title: "Ana",
    employeeId,
    locationId: harbor,
    jobRoleId: null,
    startsAt: at(day, "09:00"),
    endsAt: at(day, "17:00"),
    breaks: [{ startsAt: at(day, "12:00"), endsAt: at(day, "12:30"), isPaid: false }],
    hasPunchedBreaks: true,
    device: "Back door",
    note: "",
    ...other,
  };
}

/** One call of an import. */
export const importOf = (rows: ImportedWork[]) => ({
  ...anAttempt(),
  groupId: randomUUID(),
  title,
  rows,
  file,
});
