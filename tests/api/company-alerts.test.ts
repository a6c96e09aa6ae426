import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { AlertRule } from "@crewline/domain/records/alerts/alert-rule";
import type { AlertType } from "@crewline/domain/records/alerts/alert-type";
import { aSkill, held } from "@crewline/domain/records/skills/skill-id.test-support";
import { usualRule } from "@crewline/domain/rules/alerts/usual-rules";
import { expect, test } from "vitest";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, anEmployee } from "../support/a-company.ts";
import { aWageChange } from "../support/a-wage-change.ts";
import { monday } from "../support/a-shift-plan.ts";
import { at } from "../support/an-entry.ts";
import { anAttempt } from "../support/api-client.ts";
import { importOf, work } from "../support/imported-time.ts";
import { mailsTo } from "../support/outbox.ts";
import { runDue } from "../support/run-due-work.ts";
import { todayInNewYork } from "../support/today.ts";

/** The types of the open alerts of the company, after the looks that are due by now. */
async function openAlerts({ companyId, read }: TestCompany): Promise<string[]> {
  await runDue(companyId, "alertWatch");
  const alerts = await (await read()).alerts.list([["locationId", "==", null]]);
  const people = await (await read()).alerts.list([["type", "==", "skillExpiring"]]);
  const open = [...alerts, ...people].filter(({ state }) => state === "new");
  return [...new Set(open.map(({ type }) => type))].toSorted();
}

async function saveRule({ owner, read }: TestCompany, type: AlertType, change: Partial<AlertRule>) {
  const { version: expectedVersion } = await (await read()).company();
  const rule = { ...usualRule(type), ...change };
  await owner.api.settings.saveAlertRule.mutate({ ...anAttempt(), expectedVersion, rule });
}

const tomorrow = addDays(todayInNewYork(), 1);

test("a wage change of tomorrow, a failed import and a skill that ends are told at once, not at night", async () => {
  const company = await aCompany();
  const { owner, harbor } = company;
  const ana = await anEmployee(company);
  const before = await (await company.read()).company();
  const skills = [aSkill("First aid")];
  await owner.api.settings.saveSkills.mutate({
    ...anAttempt(),
    expectedVersion: before.version,
    skills,
  });
  const marcus = await aMember(company, { role: "manager", locationIds: [harbor] });
  await saveRule(company, "skillExpiring", { digest: "immediate" });
  const usual = await openAlerts(company);
  expect(await openAlerts(company)).toEqual(usual);

  const change = aWageChange(ana, tomorrow);
  await owner.api.wageChanges.add.mutate({ ...anAttempt(), change });
  expect(await openAlerts(company)).toEqual([...usual, "wageEffective"].toSorted());

  const { version: expectedVersion, name } = await (await company.read()).employees.get(ana);
  const record = { name, jobRoleIds: [], locationIds: [harbor], payrollId: null, hiredOn: null };
  const employee = { ...record, skills: [held("First aid", tomorrow)] };
  const saved = { ...anAttempt(), employeeId: ana, expectedVersion, employee };
  await owner.api.employees.save.mutate(saved);
  const withSkill = [...usual, "skillExpiring", "wageEffective"].toSorted();
  expect(await openAlerts(company)).toEqual(withSkill);
  // The alert is the company's; its employee's managers are told of it, not the admins.
  const alerts = await mailsTo(marcus.login.email);
  expect(alerts.filter(({ content }) => content.kind === "alerts")).toMatchObject([
    { content: { items: [{ type: "skillExpiring" }] } },
  ]);

  const overlapping = [
    work(company, ana),
    work(company, ana, { key: "again", startsAt: at(monday, "10:00") }),
  ];
  const { rows } = await owner.api.timeEntries.importRows.mutate(importOf(overlapping));
  expect(rows.map(({ problem }) => problem === null)).toEqual([true, false]);
  expect(await openAlerts(company)).toEqual([...withSkill, "importFailed"].toSorted());

  await saveRule(company, "wageEffective", { isEnabled: false });
  expect(await openAlerts(company)).not.toContain("wageEffective");
});
