import { anEmployeeId } from "@crewline/domain/kernel/ids/ids.test-support";
import { instantAfter } from "@crewline/domain/kernel/time/instant";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { expect, test } from "vitest";
import { companyStore } from "../../functions/src/store/company/company-store.ts";
import { inTransaction } from "../../functions/src/store/unit/unit.ts";
import { aCompany, aMember } from "../support/a-company.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { aScheduledReport } from "../support/a-scheduled-report.ts";
import { mailsTo } from "../support/outbox.ts";
import { dueWorkOf, runDue } from "../support/run-due-work.ts";

test("a report is sent by e-mail once after its days, to those who may open reports", async () => {
  const company = await aCompany();
  const manager = await aMember(company, { role: "manager", name: "Marcus" });
  const store = await company.read();
  const { reports } = company.owner.api;
  const terms = {
    reportId: "labour" as const,
    groupBy: "day" as const,
    filter: { employeeId: null, jobRoleId: null, locationId: company.harbor },
    isCompared: true,
    rhythm: "day" as const,
    sendAt: "00:00",
    recipientIds: [company.owner.login.uid, manager.login.uid],
  };
  const isNew = { ...anAttempt(), scheduledReportId: null, expectedVersion: 0, terms };
  await reports.saveScheduled.mutate(isNew);
  await reports.saveScheduled.mutate(isNew);
  const [scheduled, ...others] = await store.scheduledReports.list([]);
  if (scheduled === undefined) throw new Error("The report was not saved.");
  expect(others).toEqual([]);
  const sent = async () =>
    (await mailsTo(company.owner.login.email)).filter(({ content }) => content.kind === "report");

  await runDue(company.companyId, "scheduledReports");
  expect(await sent()).toEqual([]);
  const [due] = await dueWorkOf(company.companyId, "scheduledReports");
  expect(Date.parse(due?.dueAt ?? "")).toBeGreaterThan(Date.now());

  await inTransaction(async (unit) => {
    const earlier = addDays(scheduled.toldUntil, -3);
    companyStore(unit, company.companyId).scheduledReports.save(scheduled.id, {
      ...scheduled,
      toldUntil: earlier,
    });
  });
  await runDue(company.companyId, "scheduledReports");
  await runDue(company.companyId, "scheduledReports");
  expect(await sent()).toMatchObject([
    {
      content: {
        kind: "report",
        input: { reportId: "labour", range: { lastDay: scheduled.toldUntil } },
        about: ["Harbor"],
      },
    },
  ]);
  expect(
    (await mailsTo(manager.login.email)).filter(({ content }) => content.kind === "report"),
  ).toEqual([]);

  const foreign = { ...terms, recipientIds: [(await aCompany()).owner.login.uid] };
  const edit = { scheduledReportId: scheduled.id, expectedVersion: 1 };
  const stranger = reports.saveScheduled.mutate({ ...anAttempt(), ...edit, terms: foreign });
  expect(await refusalOf(stranger)).toMatchObject({ rule: "notFound" });
  await reports.saveScheduled.mutate({ ...anAttempt(), ...edit, terms });
  const late = reports.removeScheduled.mutate({ ...anAttempt(), ...edit });
  expect(await refusalOf(late)).toMatchObject({ rule: "staleVersion" });
  await reports.removeScheduled.mutate({ ...anAttempt(), ...edit, expectedVersion: 2 });
  await runDue(company.companyId, "scheduledReports");
  expect(await dueWorkOf(company.companyId, "scheduledReports")).toEqual([]);
});

test("a report whose employee is gone does not delay the others, and says that it was not made", async () => {
  const company = await aCompany();
  const filter = { employeeId: anEmployeeId("gone"), jobRoleId: null, locationId: null };
  const [gone, other] = await Promise.all([
    aScheduledReport(company, { filter }),
    aScheduledReport(company),
  ]);
  await runDue(company.companyId, "scheduledReports");
  const { scheduledReports } = await company.read();
  const [unsent, sent] = await Promise.all([gone, other].map((id) => scheduledReports.get(id)));
  const { failedAt = "" } = unsent ?? {};
  expect(unsent?.toldUntil).toBe("2026-01-04");
  expect(Date.parse(failedAt)).toBeGreaterThan(Date.now() - 60_000);
  expect(sent).not.toHaveProperty("failedAt");
  expect(
    (await mailsTo(company.owner.login.email)).filter(({ content }) => content.kind === "report"),
  ).toHaveLength(1);
  // The job is due as it should be, not as one that failed: in an hour, when the one is tried again.
  const [due] = await dueWorkOf(company.companyId, "scheduledReports");
  expect(due?.dueAt).toBe(instantAfter(failedAt, 3600));
});
