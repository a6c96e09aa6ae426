import { beforeAll, expect, test } from "vitest";
import { newDueWork } from "@crewline/domain/records/jobs/due-work";
import { weekSubject } from "@crewline/domain/records/summaries/drift";
import { showHealth } from "../../functions/src/areas/company-options/show-health.ts";
import { runDueWork } from "../../functions/src/jobs/run-due-work.ts";
import { settleDrift } from "../../functions/src/operations/history/note-drift.ts";
import { dueWork } from "../../functions/src/store/due-work.ts";
import { mail } from "../../functions/src/store/mail.ts";
import { inTransaction } from "../../functions/src/store/unit/unit.ts";
import type { Member } from "../support/a-company.ts";
import { aCompany, anEmployee, aStaffMember } from "../support/a-company.ts";
import { monday } from "../support/a-shift-plan.ts";
import { anEntry } from "../support/an-entry.ts";
import { anAttempt } from "../support/api-client.ts";
import { countReads } from "../support/count-reads.ts";

let staff: Member;
beforeAll(async () => {
  staff = await aStaffMember();
});

test("a new company is well, and the look at it reads few documents", async () => {
  const { companyId } = await aCompany();
  expect(await staff.api.companyOptions.health.query({ companyId })).toEqual({
    entries: 0,
    lastEntryAt: null,
    openDrifts: 0,
    driftSeenAt: null,
    lastNight: null,
    failedMail: 0,
    lastFailedMail: null,
    failures: [],
  });
  expect(await countReads(() => showHealth(companyId))).toBeLessThanOrEqual(7);
});

test("entries, drifts, given-up mail and failing jobs are counted, and the last one is told", async () => {
  const company = await aCompany();
  const { companyId } = company;
  const ana = await anEmployee(company);
  await anEntry(company, ana);
  await settleDrift(companyId, weekSubject(ana, monday), { isRight: false, isRebuilt: false });
  const at = "2026-11-01T10:00:00.000Z";
  const due = newDueWork({ job: "employmentDates", companyId, employeeId: ana, dueAt: at });
  await inTransaction(async (unit) => {
    const problem = { at, text: "The server was busy." };
    dueWork(unit).save(due.id, { ...due, problem });
  });
  const act = { companyId, act: "suspended" as const, reason: "A test." };
  await staff.api.companyOptions.actOn.mutate({ ...anAttempt(), ...act });
  await inTransaction(async (unit) => {
    const failed = { state: "failed", problem: "550 unknown", nextAttemptAt: null } as const;
    for (const message of await mail(unit).list([["companyId", "==", companyId]])) {
      mail(unit).save(message.id, { ...message, ...failed });
    }
  });
  expect(await staff.api.companyOptions.health.query({ companyId })).toMatchObject({
    entries: 1,
    lastEntryAt: expect.any(String),
    openDrifts: 1,
    driftSeenAt: expect.any(String),
    failedMail: 1,
    lastFailedMail: { problem: "550 unknown" },
    failures: [{ job: "employmentDates", at, text: "The server was busy.", nextAt: at }],
  });
});

test("work that fails keeps why, and forgets it once it succeeds", async () => {
  const company = await aCompany();
  const { companyId, harbor } = company;
  const dueAt = "2026-11-01T10:00:00.000Z";
  const due = newDueWork({ job: "locationNight", companyId, locationId: harbor, dueAt });
  await inTransaction(async (unit) => {
    dueWork(unit).save(due.id, due);
    const entry = { locationId: harbor, state: "open", day: 7 };
    unit.set(unit.firestore.doc(`companies/${companyId}/locations/${harbor}`), entry);
  });
  await expect(runDueWork({ id: due.id, leasedUntil: dueAt })).rejects.toThrow("unreadableRecord");
  const failuresOf = async () =>
    (await staff.api.companyOptions.health.query({ companyId })).failures;
  expect(await failuresOf()).toMatchObject([{ job: "locationNight" }]);
  await inTransaction(async (unit) => {
    unit.delete(unit.firestore.doc(`companies/${companyId}/locations/${harbor}`));
  });
  await runDueWork({ id: due.id, leasedUntil: dueAt });
  expect(await failuresOf()).toEqual([]);
});

test("imports and exports are listed with who made them", async () => {
  const { companyId, owner } = await aCompany();
  await owner.api.settings.startExport.mutate(anAttempt());
  const { imports, exports } = await staff.api.companyOptions.transfers.query({ companyId });
  expect(imports).toEqual([]);
  expect(exports).toMatchObject([{ startedAt: expect.any(String) }]);
});
