import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { addDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import { arriveAs } from "../support/arrive.ts";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, anEmployee } from "../support/a-company.ts";
import { aShift } from "../support/a-shift-plan.ts";
import { anAttempt } from "../support/api-client.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { todayInNewYork } from "../support/today.ts";
import { desk, visit } from "../support/visit.ts";

const weekStart = weekStartOf(addDays(todayInNewYork(), 7), "monday");
const tuesday = addDays(weekStart, 1);
const wednesday = addDays(weekStart, 2);

const card = (page: Page, day: string) =>
  page.locator(`[data-day="${day}"]`).getByRole("button", { name: /^Ana Diaz/u });

/** Ana can no longer work on Mondays. */
function endMondays({ owner }: TestCompany, employeeId: EmployeeId) {
  const off = { kind: "unavailable" as const, from: weekStart, until: null, times: null, note: "" };
  return owner.api.employees.saveAvailability.mutate({
    ...anAttempt(),
    employeeId,
    expectedVersion: 0,
    entries: [{ ...off, weekdays: ["monday"] }],
  });
}

test("two days of an employee move on together, and back with a reason; without one they stay to be undone", async () => {
  const company = await aCompany();
  const employeeId = await anEmployee(company);
  await aShift(company, { employeeId, day: weekStart });
  await aShift(company, { employeeId, day: tuesday });
  const { page } = await visit(desk, { mayComplain: /(?:409|422) .*schedules\.saveShift/u });
  const path = `/schedules?week=${weekStart}`;
  await arriveAs(page, company.owner.login, { path, heading: "Schedules" });
  await card(page, weekStart).click({ modifiers: ["Control"] });
  await card(page, tuesday).click({ modifiers: ["Control"] });
  await page.keyboard.press("Control+ArrowRight");
  await page.getByText("Moved: 2 shifts.").waitFor();
  await card(page, wednesday).waitFor();
  expect(await card(page, weekStart).count()).toBe(0);

  await endMondays(company, employeeId);
  await page.keyboard.press("Control+z");
  const question = page.getByRole("dialog", { name: "Save with a reason" });
  await question.getByText(/^Ana Diaz, Mon/u).waitFor();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByText("Not undone without a reason: 2 shifts.").waitFor();
  await card(page, wednesday).waitFor();

  await page.keyboard.press("Control+z");
  await question.getByLabel("Reason").fill("Inventory");
  await question.getByRole("button", { name: "Save anyway" }).click();
  await page.getByText("Undid move: 2 shifts.").waitFor();
  await card(page, weekStart).waitFor();
  const stored = async () => {
    const shifts = await (await company.read()).shifts.list([["weekStart", "==", weekStart]]);
    return new Map(shifts.map(({ day, overrides }) => [day, overrides?.at(-1)?.reason]));
  };
  const reasons = new Map([
    [weekStart, "Inventory"],
    [tuesday, undefined],
  ]);
  expect(await stored()).toEqual(reasons);
});

test("Delete did nothing to shifts chosen by a rectangle that began beside a card, and sent a request for each of them", async () => {
  const company = await aCompany();
  const days = [weekStart, tuesday, wednesday];
  for (const name of ["Ana Diaz", "Ben Young"]) {
    const employeeId = await anEmployee(company, { name });
    for (const day of days) await aShift(company, { employeeId, day });
  }
  const { page } = await visit(desk);
  const path = `/schedules?week=${weekStart}`;
  await arriveAs(page, company.owner.login, { path, heading: "Schedules" });
  const first = page.locator(`.body [data-day="${weekStart}"]`, { hasText: "9a" }).first();
  await card(page, wednesday).waitFor();
  const last = page.locator(`.body [data-day="${wednesday}"]`, { hasText: "9a" }).last();
  const from = await boxOf(first);
  const to = await boxOf(last);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.url().replace(/\?.*$/u, ""));
  });
  await page.mouse.move(from.x + from.width / 2, from.y + from.height - 1);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
  await page.getByText("6 shifts selected").waitFor();
  await page.keyboard.press("Delete");
  await page.getByText("Deleted: 6 shifts.").waitFor();
  const calls = sent.filter((url) => url.includes("cancelShift"));
  expect(calls.map((url) => url.split(",").length)).toEqual([5, 1]);

  await page.keyboard.press("Control+z");
  await page.getByText("Undid delete: 6 shifts.").waitFor();
  const shifts = await (await company.read()).shifts.list([["weekStart", "==", weekStart]]);
  expect(shifts.map(({ state }) => state)).toEqual(Array.from({ length: 6 }, () => "draft"));
});

async function boxOf(cell: Locator) {
  const box = await cell.boundingBox();
  if (box === null) throw new Error("The cell is not on screen.");
  return box;
}
