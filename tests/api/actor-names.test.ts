import { roleId } from "@crewline/domain/records/job-roles/role-id.test-support";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { expect, test } from "vitest";
import { aCompany, aMember, anEmployee } from "../support/a-company.ts";
import { anEntry } from "../support/an-entry.ts";
import { anAttempt, apiFor } from "../support/api-client.ts";
import { signInAgain } from "../support/auth-emulator.ts";
import { aBulk, aRow } from "../support/employee-rows.ts";
import { todayInNewYork } from "../support/today.ts";

test("a manager who takes a colleague's name is named by both in every history", async () => {
  const company = await aCompany();
  const marcus = await aMember(company, { role: "manager", name: "Marcus Lee" });
  await marcus.api.user.save.mutate({ ...anAttempt(), displayName: "Olivia Hart" });
  const api = apiFor((await signInAgain(marcus.login)).idToken);
  const both = "Marcus Lee (profile name: Olivia Hart)";
  const ana = await anEmployee(company);
  const entryId = await anEntry(company, ana);
  await api.timeEntries.void.mutate({
    ...anAttempt(),
    entryId,
    expectedVersion: 1,
    reason: "A test",
  });
  const { employees, timeEntryAudits, employeeEvents, batches } = await company.read();
  const audits = await timeEntryAudits.list([["entryId", "==", entryId]]);
  const voided = audits.find(({ action }) => action === "void");
  expect(voided?.actor).toMatchObject({ uid: marcus.login.uid, name: both });
  const { version } = await employees.get(ana);
  const leave = { from: addDays(todayInNewYork(), 30), until: null };
  await api.employees.setLeave.mutate({
    ...anAttempt(),
    employeeId: ana,
    expectedVersion: version,
    leave,
  });
  const events = await employeeEvents.list([["employeeId", "==", ana]]);
  const leaves = events.filter(({ act }) => act === "leaveSet");
  expect(leaves).toMatchObject([{ byName: both }]);
  const rows = [aRow({ employeeId: ana, employee: { jobRoleIds: [roleId("cook")] } })];
  const { batchId } = await api.employees.saveRows.mutate({ ...aBulk(), rows });
  expect(await batches.get(batchId)).toMatchObject({ byName: both });
});
