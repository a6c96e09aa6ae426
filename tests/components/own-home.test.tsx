import { anEmployeeId, aShiftId } from "@crewline/domain/kernel/ids/ids.test-support";
import { aBoardRow } from "@crewline/domain/projections/home/board-row.test-support";
import { aSummary } from "@crewline/domain/projections/home/summary.test-support";
import { anEmployee } from "@crewline/domain/records/employees/employee-builder.test-support";
import { aTimeOff } from "@crewline/domain/records/time-off/time-off-builder.test-support";
import { packPublic, shardOf } from "@crewline/domain/records/employees/directory";
import { aPublishedShift } from "@crewline/domain/rules/schedules/shift-builder.test-support";
import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HomePage } from "../../web/src/areas/home/home-page.tsx";
import { putCompany } from "./support/a-company.ts";
import { sheet } from "./support/a-sheet.ts";
import { Refused, api } from "./support/fake-api.ts";
import { live } from "./support/fake-live.ts";
import { ana, kim, renderPage } from "./support/render-page.tsx";

beforeEach(() => {
  vi.useFakeTimers({
    now: Date.parse("2026-11-17T12:00:00.000Z"),
    shouldAdvanceTime: true,
    toFake: ["Date"],
  });
  putCompany();
});
afterEach(() => void vi.useRealTimers());

function put(name: string, range: string): void {
  const shift = aPublishedShift({
    id: aShiftId(`of-${name}`),
    employeeId: anEmployeeId(name),
    range,
  });
  live.put({ [`companies/c1/publishedShifts/${shift.id}`]: shift });
}

test("an employee sees who else works during the next shift", async () => {
  api.answer("timesheets.show", () => sheet);
  put("ana", "09:00-17:00");
  put("ben", "12:00-20:00");
  const ben = anEmployee({ id: anEmployeeId("ben"), name: "Ben Ito" });
  const people = { [ben.id]: packPublic(ben) };
  live.put({ [`companies/c1/directory/${shardOf(ben.id)}`]: { people } });
  renderPage(<HomePage />, { actor: ana, path: "/" });
  expect(await screen.findByText("Also scheduled: Ben Ito.")).toBeDefined();
});

test("a manager who works sees them from the board of the day, not from the others' shifts", async () => {
  api.answer("timesheets.show", () => sheet);
  put("ana", "09:00-17:00");
  const { startsAt, endsAt } = aPublishedShift({ range: "12:00-20:00" });
  const ben = { employeeId: anEmployeeId("ben"), employeeName: "Ben Ito" };
  const board = [aBoardRow({ ...ben, shiftStartsAt: startsAt, shiftEndsAt: endsAt })];
  const day = "2026-11-17";
  live.put({ [`companies/c1/dailySummaries/harbor_${day}`]: aSummary({ day, board }) });
  const manager = { ...kim, employeeId: anEmployeeId("ana") };
  renderPage(<HomePage />, { actor: manager, path: "/" });
  expect(await screen.findByText("Also scheduled: Ben Ito.")).toBeDefined();
});

test("the team's day came after all of a manager's own news on a phone", async () => {
  api.answer("timesheets.show", () => sheet);
  put("ana", "09:00-17:00");
  live.put({ "companies/c1/dailySummaries/harbor_2026-11-17": aSummary({ day: "2026-11-17" }) });
  renderPage(<HomePage />, { actor: { ...kim, employeeId: anEmployeeId("ana") }, path: "/" });
  await screen.findByText("Next shifts");
  await screen.findByText("Needs a decision");
  const titles = [...document.querySelectorAll("h2")].map(({ textContent }) => textContent);
  const places = ["Time clock", "Needs a decision", "Next shifts"].map((one) =>
    titles.indexOf(one),
  );
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test("an open shift is not offered while the employee works", async () => {
  api.answer("timesheets.show", () => sheet);
  put("ana", "22:00-06:00");
  const night = { employeeId: null, jobRoleId: null, day: "2026-11-18" };
  const at = (id: string, range: string) => aPublishedShift({ id: aShiftId(id), ...night, range });
  for (const open of [at("beside", "05:00-09:00"), at("after", "12:00-20:00")]) {
    live.put({ [`companies/c1/publishedShifts/${open.id}`]: open });
  }
  renderPage(<HomePage />, { actor: ana, path: "/" });
  const list = await screen.findByRole("list", { name: "Open shifts" });
  expect(within(list).getAllByRole("listitem")).toHaveLength(1);
  expect(list.textContent).toContain("12:00 PM – 8:00 PM");
});

test("an open shift was offered on a day that the employee has off, which the server refused", async () => {
  api.answer("timesheets.show", () => sheet);
  const anOpen = (id: string, day: string, range: string) =>
    aPublishedShift({ id: aShiftId(id), employeeId: null, jobRoleId: null, day, range });
  const opened = [
    anOpen("off", "2026-11-18", "09:00-17:00"),
    anOpen("during", "2026-11-19", "11:00-15:00"),
    anOpen("after", "2026-11-19", "12:00-20:00"),
  ];
  for (const open of opened) live.put({ [`companies/c1/publishedShifts/${open.id}`]: open });
  const part = { startsAtLocal: "08:00", endsAtLocal: "12:00" };
  live.put({
    "companies/c1/timeOff/day": aTimeOff({ from: "2026-11-18" }),
    "companies/c1/timeOff/morning": aTimeOff({ from: "2026-11-19", part }),
  });
  renderPage(<HomePage />, { actor: ana, path: "/" });
  const list = await screen.findByRole("list", { name: "Open shifts" });
  expect(within(list).getAllByRole("listitem")).toHaveLength(1);
  expect(list.textContent).toContain("12:00 PM – 8:00 PM");
});

test("Home did not say that a manager denied time off", async () => {
  api.answer("timesheets.show", () => sheet);
  const answer = { decidedAt: "2026-11-16T15:00:00.000Z", decidedByName: "Kim Lee" };
  live.put({
    "companies/c1/timeOff/denied": aTimeOff({
      ...answer,
      state: "denied",
      decisionNote: "We are short that day.",
    }),
    "companies/c1/timeOff/own": aTimeOff({ ...answer, state: "cancelled", decidedBy: ana.uid }),
    "companies/c1/timeOff/old": aTimeOff({ decidedAt: "2026-11-10T15:00:00.000Z" }),
  });
  renderPage(<HomePage />, { actor: ana, path: "/" });
  const list = await screen.findByRole("list", { name: "Your requests" });
  expect(within(list).getAllByRole("listitem")).toHaveLength(1);
  within(list).getByText("Fri, Nov 27");
  within(list).getByText("Denied by Kim Lee: We are short that day.");
});

test("an employee takes an open shift in one tap, or reads why not", async () => {
  api.answer("timesheets.show", () => sheet);
  const open = aPublishedShift({
    id: aShiftId("open"),
    employeeId: null,
    jobRoleId: null,
    day: "2026-11-18",
  });
  live.put({ [`companies/c1/publishedShifts/${open.id}`]: open });
  api.answer("schedules.claimShift", () => {
    throw new Refused({ code: "CONFLICT", message: "This shift is no longer open." });
  });
  const hands = renderPage(<HomePage />, { actor: ana, path: "/" });
  const list = await screen.findByRole("list", { name: "Open shifts" });
  expect(list.textContent).toContain("9:00 AM – 5:00 PM");
  await hands.click(within(list).getByRole("button", { name: /^Take shift on Wednesday/u }));
  await within(list).findByText("This shift is no longer open.");
  api.answer("schedules.claimShift", () => ({ state: "asked", because: "overtime" }));
  await hands.click(within(list).getByRole("button", { name: /^Take shift/u }));
  await screen.findByText("It brings overtime, so a manager decides. You'll see the answer here.");
  api.answer("schedules.claimShift", () => ({ state: "taken", because: null }));
  await hands.click(within(list).getByRole("button", { name: /^Take shift/u }));
  await screen.findByText("The shift is yours.");
  expect(api.sent("schedules.claimShift")).toMatchObject([{ shiftId: "open" }, {}, {}]);
});

test("an employee sees hours and pay of the pay period so far, and how they add up", async () => {
  api.answer("timesheets.show", () => sheet);
  const hands = renderPage(<HomePage />, { actor: ana, path: "/" });
  await screen.findByRole("heading", { name: /^Pay period Nov 9/u });
  await screen.findByRole("button", { name: "9:00. How it was computed" });
  await hands.click(screen.getByRole("button", { name: "$180.00. How it was computed" }));
  const pay = await screen.findByRole("dialog", { name: /Pay of this pay period before taxes/u });
  expect(within(pay).getByText(/^9:00 of regular time at \$20\.00 an hour/u)).toBeDefined();
});

test("an employee whose pay is not shown sees the hours alone", async () => {
  api.answer("timesheets.show", () => ({
    ...sheet,
    total: { ...sheet.total, amountMinor: null },
    payLines: [],
  }));
  renderPage(<HomePage />, { actor: ana, path: "/" });
  await screen.findByRole("button", { name: "9:00. How it was computed" });
  expect(screen.queryByText(/^Pay before taxes/u)).toBeNull();
});
