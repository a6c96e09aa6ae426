import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { addDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import { arriveAs } from "../support/arrive.ts";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, anEmployee } from "../support/a-company.ts";
import { aShift, aShiftPlan } from "../support/a-shift-plan.ts";
import { anAttempt } from "../support/api-client.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { todayInNewYork } from "../support/today.ts";
import { desk, phone, visit } from "../support/visit.ts";

const weekStart = weekStartOf(addDays(todayInNewYork(), 7), "monday");
const tuesday = addDays(weekStart, 1);
const schedules = { path: `/schedules?week=${weekStart}`, heading: "Schedules" };

const card = (page: Page, day: string) =>
  page.locator(`[data-day="${day}"]`).getByRole("button", { name: /^Ana Diaz/u });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Ana works on Monday from 9 to 5, and staff see it. */
async function aPublishedWeek() {
  const company = await aCompany();
  const employeeId = await anEmployee(company);
  const shiftId = await aShift(company, { employeeId, day: weekStart });
  const week = { locationId: company.harbor, weekStart };
  await company.owner.api.schedules.publish.mutate({ ...anAttempt(), ...week });
  const plan = aShiftPlan(company, { employeeId, day: weekStart });
  return { company, shiftId, plan };
}

async function max(company: TestCompany) {
  const manager = await aMember(company, { role: "manager", name: "Max Manager" });
  await manager.api.user.save.mutate({ ...anAttempt(), displayName: "Max Manager" });
  return manager;
}

test("a move is undone and redone, and a deleted published shift leaves a ghost to restore", async () => {
  const { company } = await aPublishedWeek();
  const { page } = await visit(desk);
  await arriveAs(page, company.owner.login, schedules);
  await card(page, weekStart).focus();
  await page.keyboard.press("Control+ArrowRight");
  await card(page, tuesday).waitFor();
  await page.getByText(/^Moved: Ana Diaz, Tue/u).waitFor();
  await page.keyboard.press("Control+z");
  await card(page, weekStart).waitFor();
  await page.getByText(/^Undid move: Ana Diaz/u).waitFor();
  await page.getByTitle(/^Published .+ by /u).waitFor();
  await page.keyboard.press("Control+y");
  await card(page, tuesday).waitFor();
  await page.getByText(/^Redid move: Ana Diaz/u).waitFor();
  await button(page, "Undo").click();
  await card(page, weekStart).waitFor();

  await card(page, weekStart).focus();
  await page.keyboard.press("Delete");
  const ghost = page.getByText("Removed, not yet published");
  await ghost.waitFor();
  await page.getByText("Unpublished changes").waitFor();
  await expectAccessible(page);
  await button(page, "Publish changes").click();
  await page.getByRole("dialog").getByText("Removed:").waitFor();
  await button(page, "Cancel").click();
  await page.setViewportSize(phone);
  await page.getByRole("button", { name: /^Mon \d/u }).click();
  await ghost.waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Restore Ana Diaz/u }).click();
  await ghost.waitFor({ state: "detached" });
  await page.getByTitle(/^Published .+ by /u).waitFor();
});

test("undoing what another manager changed meanwhile is refused with a sentence", async () => {
  const { company, shiftId, plan } = await aPublishedWeek();
  const { api } = await max(company);
  const { page } = await visit(desk, { mayComplain: /409|saveShift/u });
  await arriveAs(page, company.owner.login, schedules);
  await card(page, weekStart).focus();
  await page.keyboard.press("Control+ArrowRight");
  await page.getByText(/^Moved: Ana Diaz, Tue/u).waitFor();
  const stored = async () => (await company.read()).shifts.get(shiftId);
  await expect.poll(stored).toMatchObject({ day: tuesday, version: 2 });
  const shift = { ...plan, day: tuesday, note: "Bring the keys" };
  await api.schedules.saveShift.mutate({ ...anAttempt(), shiftId, expectedVersion: 2, shift });
  await button(page, "Undo").first().click();
  await page
    .getByText(/^Could not undo move: Ana Diaz, .+ Max Manager changed this shift/u)
    .waitFor();
  expect(await button(page, "Undo").first().isDisabled()).toBe(true);
});

test("two managers edit different fields of a shift and both succeed; the same field asks", async () => {
  const { company, shiftId, plan } = await aPublishedWeek();
  const { api } = await max(company);
  const { page } = await visit(desk);
  await arriveAs(page, company.owner.login, schedules);
  await card(page, weekStart).click();
  const dialog = page.getByRole("dialog", { name: "Edit shift" });
  await dialog.getByLabel("Note").fill("Bring the keys");
  const longer = { ...plan, endsAtLocal: "18:00" };
  await api.schedules.saveShift.mutate({
    ...anAttempt(),
    shiftId,
    expectedVersion: 1,
    shift: longer,
  });
  await dialog.getByText("Max Manager changed End meanwhile. Your changes stay.").waitFor();
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.waitFor({ state: "detached" });
  const read = async () => (await company.read()).shifts.get(shiftId);
  expect(await read()).toMatchObject({ endsAtLocal: "18:00", note: "Bring the keys" });

  await card(page, weekStart).click();
  await dialog.getByLabel("Note").fill("Close the till");
  const noted = { ...longer, note: "Count the cash" };
  await api.schedules.saveShift.mutate({
    ...anAttempt(),
    shiftId,
    expectedVersion: 3,
    shift: noted,
  });
  await dialog.getByRole("cell", { name: "Close the till" }).waitFor();
  await dialog.getByRole("cell", { name: "Count the cash" }).waitFor();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Take theirs" }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.waitFor({ state: "detached" });
  expect(await read()).toMatchObject({ endsAtLocal: "18:00", note: "Count the cash" });
});

test("no outline of a drop stays after a drag that ends outside, by Esc or where it began", async () => {
  const { company } = await aPublishedWeek();
  const { page } = await visit(desk);
  await arriveAs(page, company.owner.login, schedules);
  await card(page, weekStart).waitFor();
  const outline = page.locator(".drop");
  const target = page.locator(`[data-day="${tuesday}"]`).last();
  const drag = async () => {
    await card(page, weekStart).hover();
    await page.mouse.down();
    await target.hover();
    await target.hover();
    await outline.waitFor();
  };
  await drag();
  await page.getByRole("heading", { level: 1 }).hover();
  await outline.waitFor({ state: "detached" });
  await page.mouse.up();
  await drag();
  await page.keyboard.press("Escape");
  await outline.waitFor({ state: "detached" });
  // The button is released so late that the click is no longer taken for the end of a drag.
  const pressedAt = await page.evaluate(() => performance.now());
  await page.waitForFunction((from) => performance.now() > from + 100, pressedAt);
  await page.mouse.up();
  expect(await page.getByRole("dialog").count()).toBe(0);
  await drag();
  await card(page, weekStart).hover();
  await card(page, weekStart).hover();
  await page.mouse.up();
  await outline.waitFor({ state: "detached" });
  await card(page, weekStart).waitFor();
});

test("the open shifts cover no part of the first row below them", async () => {
  const { company } = await aPublishedWeek();
  const { page } = await visit(desk);
  await arriveAs(page, company.owner.login, schedules);
  await card(page, weekStart).waitFor();
  const [head, open, first] = await page
    .locator("tr.row")
    .evaluateAll((rows) => rows.slice(0, 3).map((row) => row.getBoundingClientRect().toJSON()));
  expect(open.top).toBe(head.bottom);
  expect(first.top).toBe(open.bottom);
});

test("a bar that is dragged along its day with Ctrl is copied to the later time", async () => {
  const { company } = await aPublishedWeek();
  const { page } = await visit(desk);
  const day = `&view=day&day=${weekStart}`;
  await arriveAs(page, company.owner.login, { ...schedules, path: `${schedules.path}${day}` });
  await card(page, weekStart).hover();
  const lane = await page.locator(".lane.row .track").last().boundingBox();
  const bar = await card(page, weekStart).boundingBox();
  if (lane === null || bar === null) throw new Error("The lane is shown.");
  const [x, y] = [bar.x + bar.width / 2, bar.y + bar.height / 2];
  await page.keyboard.down("Control");
  await page.mouse.down();
  await page.mouse.move(x + lane.width / 12, y);
  await page.mouse.move(x + (lane.width * 8.5) / 24, y);
  await page.mouse.up();
  await page.keyboard.up("Control");
  const times = async () => {
    const shifts = await (await company.read()).shifts.list([["day", "==", weekStart]]);
    return shifts.map(({ startsAtLocal, endsAtLocal }) => `${startsAtLocal}-${endsAtLocal}`);
  };
  await expect
    .poll(async () => new Set(await times()))
    .toEqual(new Set(["09:00-17:00", "17:30-01:30"]));
});

test("a shift template is dragged to a day: the target names what is in the way, and a free one gets the shift", async () => {
  const { company } = await aPublishedWeek();
  const { owner, harbor: locationId, read } = company;
  const nine = { startsAtLocal: "10:00", endsAtLocal: "14:00", unpaidBreakSeconds: 0 };
  const words = { name: "Lunch", jobRoleId: null, note: "", colour: "#6a1b9a" };
  const template = { ...anAttempt(), locationId, ...nine, ...words };
  await owner.api.schedules.addShiftTemplate.mutate(template);
  const { page } = await visit(desk);
  await arriveAs(page, owner.login, schedules);
  await button(page, "More").click();
  await page.getByRole("menuitemcheckbox", { name: "Templates above the grid" }).click();
  const chip = page.getByRole("button", { name: /^Lunch/u });
  await chip.hover();
  await page.mouse.down();
  await card(page, weekStart).hover();
  await card(page, weekStart).hover();
  await page.locator(".drop.blocked").waitFor();
  const target = page.locator(`[data-day="${tuesday}"][data-person]`).last();
  await target.hover();
  await page.locator(".drop:not(.blocked)").waitFor();
  await page.mouse.up();
  await page.getByText(/^Added: Ana Diaz, Tue/u).waitFor();
  await expect
    .poll(async () => (await (await read()).shifts.list([["day", "==", tuesday]])).length)
    .toBe(1);
  expect(await page.getByRole("dialog").count()).toBe(0);
});
