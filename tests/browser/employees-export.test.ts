import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { arriveAs } from "../support/arrive.ts";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, anEmployee } from "../support/a-company.ts";
import { aCustomField, saveValues } from "../support/custom-fields.ts";
import { desk, visit } from "../support/visit.ts";

test("the file of the list has e-mail, phone and rate for who may see them", async () => {
  const company = await aCompany();
  const email = `${randomUUID()}@people.example`;
  await anEmployee(company, { name: "Ana Ito", email });
  const mia = await aMember(company, { role: "manager", name: "Mia Moon" });
  const fileOf = async (login: TestCompany["owner"]["login"]) => {
    const { page } = await visit(desk);
    await arriveAs(page, login, { path: "/employees", heading: "Employees" });
    await page.getByText("Ana Ito").first().waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Export CSV" }).click(),
    ]);
    return readFile(await download.path(), "utf8");
  };
  const whole = await fileOf(company.owner.login);
  expect(whole.split("\r\n")[0]).toContain(
    "E-mail,Phone,Hourly rate,Salary,Currency,End reason,Record ID",
  );
  expect(whole).toMatch(new RegExp(`Ana Ito.*${email},,18\\.50,,USD`, "u"));
  const theirs = await fileOf(mia.login);
  expect(theirs).toContain(`${email},,,`);
  expect(theirs).not.toMatch(/Ana Ito.*18\.50/u);
});

test("the file and the search have the custom fields that their reader sees", async () => {
  const company = await aCompany();
  const ana = await anEmployee(company, { name: "Ana Ito" });
  await anEmployee(company, { name: "Bo Ray" });
  const mia = await aMember(company, { role: "manager", name: "Mia Moon" });
  const locker = await aCustomField(company, { label: "Locker" });
  const secret = await aCustomField(company, { label: "Secret", level: "admins" });
  const values = { [locker]: "=B12", [secret]: "probation" };
  await saveValues(company, company.owner, { employeeId: ana, values });
  const seenBy = async (login: TestCompany["owner"]["login"]) => {
    const { page } = await visit(desk);
    await arriveAs(page, login, { path: "/employees", heading: "Employees" });
    await page.getByText("Bo Ray").first().waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Export CSV" }).click(),
    ]);
    const text = await readFile(await download.path(), "utf8");
    await page.getByRole("searchbox").first().fill("b12");
    await page.getByText("Bo Ray").first().waitFor({ state: "hidden" });
    await page.getByText("Ana Ito").first().waitFor();
    return text;
  };
  const whole = await seenBy(company.owner.login);
  expect(whole).toContain("Locker,Secret,End reason");
  expect(whole).toMatch(/Ana Ito.*'=B12,probation/u);
  const theirs = await seenBy(mia.login);
  expect(theirs).toMatch(/Ana Ito.*'=B12/u);
  expect(theirs).not.toMatch(/Secret|probation/u);
});
