import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, anEmployee } from "../support/a-company.ts";
import { anAttempt } from "../support/api-client.ts";
import { arriveAs } from "../support/arrive.ts";
import { aBulk, aRow } from "../support/employee-rows.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { todayInNewYork } from "../support/today.ts";
import { desk, phone, visit } from "../support/visit.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const employees = { path: "/employees", heading: "Employees" };

/** The tab of an employee's work. */
const workOf = (id: string) => ({ ...employees, path: `/employees?employee=${id}&tab=work` });

const skillsOf = async ({ read }: TestCompany) => (await (await read()).company()).skills;

test("a skill that has expired is a sign in the list, and filters find who has it", async () => {
  const company = await aCompany();
  const [late, soon] = [await anEmployee(company), await anEmployee(company, { name: "Bo Park" })];
  const holding = (employeeId: EmployeeId, days: number) =>
    aRow({
      employeeId,
      namedSkills: [{ name: "Food safety", expiresOn: addDays(todayInNewYork(), days) }],
    });
  const rows = [holding(late, -5), holding(soon, 10)];
  await company.owner.api.employees.saveRows.mutate({ ...aBulk(), rows });
  await anEmployee(company, { name: "Cy Young" });
  const { page } = await visit(phone);
  await arriveAs(page, company.owner.login, employees);
  await page.getByText("Skill expired").waitFor();
  await page.getByText("Skill expires soon").waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Filter/ }).click();
  await page.getByLabel("Missing or expiring").selectOption("Skill has expired");
  await page.getByText("1 of 3 people matches the filter").waitFor();
  await page.getByText("Ana Diaz").waitFor();
  await page.getByLabel("Missing or expiring").selectOption("Skill expires within 30 days");
  await page.getByText("Bo Park").waitFor();
  await page.getByLabel("Missing or expiring").selectOption("Not filtered");
  await page.getByLabel("Skill", { exact: true }).selectOption("Food safety");
  await page.getByText("2 of 3 people match the filter").waitFor();
});

test("an admin adds a skill while giving it to an employee; a manager chooses one that there is", async () => {
  const company = await aCompany();
  const ana = await anEmployee(company);
  const { page } = await visit(desk);
  await arriveAs(page, company.owner.login, workOf(ana));
  await button(page, "Edit work").click();
  await button(page, "Add a skill").click();
  await page.getByLabel("Skill 1", { exact: true }).fill("Food safety");
  await page.getByRole("option", { name: "Add skill “Food safety”" }).click();
  await page.getByLabel("Skill 1", { exact: true }).and(page.locator(":enabled")).waitFor();
  await button(page, "Save").click();
  await page.getByText("Saved.").waitFor();
  const [skill] = await skillsOf(company);
  expect(skill?.name).toBe("Food safety");

  const bo = await anEmployee(company, { name: "Bo Park" });
  const max = await aMember(company, { role: "manager", locationIds: [company.harbor] });
  const { page: other } = await visit(phone);
  await arriveAs(other, max.login, workOf(bo));
  await button(other, "Edit work").click();
  await button(other, "Add a skill").click();
  await other.getByLabel("Skill 1", { exact: true }).fill("Forklift");
  await other.getByText("An admin adds skills in Settings.").waitFor();
  await other.getByLabel("Skill 1", { exact: true }).fill("food");
  await other.getByRole("option", { name: "Food safety" }).click();
  await expectAccessible(other);
  await button(other, "Save").click();
  await other.getByText("Saved.").waitFor();
  const { skills } = await (await company.read()).employees.get(bo);
  expect(skills).toEqual([{ skillId: skill?.id, expiresOn: null }]);
});

test("a skill gets another name for everyone, is archived, and goes when no one holds it", async () => {
  const company = await aCompany();
  const { settings } = company.owner.api;
  const { skillId } = await settings.addSkill.mutate({ ...anAttempt(), name: "First aid" });
  await settings.addSkill.mutate({ ...anAttempt(), name: "Forklift" });
  const skills = [{ skillId, expiresOn: null }];
  const rows = [aRow({ employeeId: await anEmployee(company), employee: { skills } })];
  await company.owner.api.employees.saveRows.mutate({ ...aBulk(), rows });
  const { page } = await visit(phone);
  const path = "/settings?tab=company&section=skills";
  await arriveAs(page, company.owner.login, { path, heading: "Settings" });
  await button(page, "Remove Forklift").click();
  expect(await button(page, "Remove First aid").count()).toBe(0);
  await page.getByLabel("Skill", { exact: true }).fill("First aid at work");
  await button(page, "Archive First aid at work").click();
  await expectAccessible(page);
  await button(page, "Save").click();
  await page.getByText("Saved.").waitFor();
  expect(await skillsOf(company)).toEqual([
    { id: skillId, name: "First aid at work", code: "", isArchived: true },
  ]);
});
