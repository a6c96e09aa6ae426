import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { anEmployeeId } from "@crewline/domain/kernel/ids/ids.test-support";
import { alertIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import { aBoardRow } from "@crewline/domain/projections/home/board-row.test-support";
import { aSummary } from "@crewline/domain/projections/home/summary.test-support";
import { noFacts } from "@crewline/domain/records/alerts/alert";
import { aTimeOff } from "@crewline/domain/records/time-off/time-off-builder.test-support";
import { usualRule } from "@crewline/domain/rules/alerts/usual-rules";
import { aCompany } from "@crewline/domain/rules/company/ruled-company.test-support";
import { anAlert } from "@crewline/domain/rules/alerts/alert.test-support";
import { aShift } from "@crewline/domain/rules/schedules/shift-builder.test-support";
import { aPunch } from "@crewline/domain/rules/time-entries/entry-builder.test-support";
import { HomePage } from "../../web/src/areas/home/home-page.tsx";
import { PreferencesProvider } from "../../web/src/session/preferences/preferences-provider.tsx";
import { putCompany } from "./support/a-company.ts";
import { day, now, planned, putPlan } from "./support/a-planned-home.ts";
import { api, Refused } from "./support/fake-api.ts";
import { live } from "./support/fake-live.ts";
import { kim, renderPage, tapTwice } from "./support/render-page.tsx";

const page = { actor: kim, path: "/" };
const company = "companies/c1";
const startsAt = `${day}T14:30:00.000Z`;

/** Ana is late, and no one is assigned to the evening. */
function putDay(): void {
  const lateAna = aBoardRow({
    employeeName: "Ana Diaz",
    shiftStartsAt: startsAt,
    shiftEndsAt: `${day}T22:00:00.000Z`,
  });
  putPlan({ ...planned, openShifts: 1, firstOpenAt: `${day}T21:00:00.000Z` });
  live.put({ [`${company}/dailySummaries/harbor_${day}`]: aSummary({ day, board: [lateAna] }) });
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["Date"] });
  vi.setSystemTime(now);
  putCompany();
});

afterEach(() => {
  vi.useRealTimers();
});

test("the people of a large location filled the phone before anything that needs a decision", async () => {
  putDay();
  const board = Array.from({ length: 40 }, (_none, index) =>
    aBoardRow({
      employeeId: anEmployeeId(`e${index}`),
      employeeName: `Employee ${index}`,
      clockedInAt: startsAt,
    }),
  );
  live.put({ [`${company}/dailySummaries/harbor_${day}`]: aSummary({ day, board }) });
  const hands = renderPage(<HomePage />, page);
  const people = within(await screen.findByRole("list", { name: "People today" }));
  expect(people.getAllByRole("listitem")).toHaveLength(12);
  await hands.click(screen.getByRole("button", { name: "Show all 40" }));
  expect(people.getAllByRole("listitem")).toHaveLength(40);
});

test("Home called an employee late whom the company's rule for late alerts still allows", async () => {
  putDay();
  const alertRules = [{ ...usualRule("late"), threshold: 40 }];
  live.put({ [company]: { ...aCompany(), alertRules, version: 2 } });
  renderPage(<HomePage />, page);
  const people = within(await screen.findByRole("list", { name: "People today" }));
  expect(people.getByText("Next")).toBeDefined();
  expect(screen.queryByText("Late")).toBeNull();
});

test("the inbox lists what is now first, folds the alert of a late employee, and acknowledges it", async () => {
  putDay();
  const late = anAlert({ facts: { ...noFacts, at: startsAt, timeZone: "America/New_York" } });
  live.put({ [`${company}/alerts/${late.id}`]: late });
  api.answer("alerts.acknowledge", ({ alertIds }) => ({ count: alertIds.length }));
  const hands = renderPage(<HomePage />, page);
  const list = await screen.findByRole("list", { name: "Needs a decision" });
  const lines = within(list).getAllByRole("listitem");
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^LateAna Diaz, expected at 9:30\sAM.*now/u),
    expect.stringMatching(/^1 open shiftFri, Nov 20, first at 4:00\sPM.*due/u),
  ]);
  await hands.click(within(list).getByRole("button", { name: /^Acknowledge: Late/u }));
  await screen.findByText("1 alert acknowledged.");

  const shift = aShift({ startsAt, day, weekStart: "2026-11-16", employeeId: anEmployeeId("ana") });
  live.put({ [`${company}/shifts/${shift.id}`]: { ...shift, locationId: "harbor" } });
  api.answer("schedules.findCover", () => ({ ranked: [] }));
  await hands.click(within(list).getByRole("button", { name: /^Cover/u }));
  await screen.findByRole("dialog", { name: /^Find cover: Fri, Nov 20/u });
  await screen.findByText("No one else at this location is free then.");
});

test("late punches and requests to join are in the inbox; punches are settled there", async () => {
  live.put({
    [`${company}/unplacedPunches/0b7d8f7e-6f0f-4d0e-9d4b-1c1f5e7a2b30`]: {
      employeeId: "ana",
      employeeName: "Ana Diaz",
      locationId: "harbor",
      day,
      timeZone: "America/New_York",
      punch: aPunch({ kind: "clockOut", wasOffline: true }),
      rule: { code: "notClockedIn", fieldsJson: "{}", hasCodes: true },
      state: "open",
      settledByName: null,
      settledAt: null,
      version: 1,
    },
    [`${company}/joinRequests/u9`]: {
      email: "zoe@harbor.example",
      displayName: "Zoe",
      askedAt: now,
      state: "waiting",
      decidedAt: null,
      decidedBy: null,
      decidedByName: null,
    },
  });
  api.answer("timeEntries.settlePunch", () => ({ version: 2 }));
  const hands = renderPage(<HomePage />, { ...page, actor: { ...kim, role: "admin" } });
  const list = await screen.findByRole("list", { name: "Needs a decision" });
  expect(
    within(list)
      .getByRole("link", { name: /^Answer: 1 request to join/u })
      .getAttribute("href"),
  ).toBe("/alerts#join");
  await hands.click(within(list).getByRole("button", { name: /^Enter: 1 late punch/u }));
  const dialog = await screen.findByRole("dialog");
  await hands.click(within(dialog).getByRole("button", { name: "Mark as done" }));
  expect(api.sent("timeEntries.settlePunch")).toMatchObject([
    { punchId: "0b7d8f7e-6f0f-4d0e-9d4b-1c1f5e7a2b30" },
  ]);
});

test("an alert about nothing else in the inbox is an item of its own, with its employee", async () => {
  const far = anAlert({
    id: alertIdSchema.parse("near_ben"),
    type: "nearOvertime",
    employeeId: anEmployeeId("ben"),
    facts: { ...noFacts, at: startsAt, timeZone: "America/New_York" },
  });
  live.put({ [`${company}/alerts/${far.id}`]: far });
  renderPage(<HomePage />, page);
  const list = await screen.findByRole("list", { name: "Needs a decision" });
  expect(within(list).getByText(/is close to overtime/u).textContent).toContain("9:30\u00a0AM");
});

test("time off is approved in place, once for two taps, and a refusal is one sentence", async () => {
  const timeOff = aTimeOff({ state: "requested", decidedBy: null, decidedAt: null });
  live.put({ [`${company}/timeOff/${timeOff.id}`]: timeOff });
  api.answer("calendar.previewTimeOff", () => {
    throw new Refused({ code: "NOT_FOUND", message: "Gone." });
  });
  api.answer("calendar.decideTimeOff", () => {
    throw new Refused({ code: "CONFLICT", message: "Someone else has decided about it." });
  });
  const hands = renderPage(<HomePage />, page);
  await hands.click(await screen.findByRole("button", { name: /^Decide/u }));
  const dialog = await screen.findByRole("dialog");
  tapTwice(await within(dialog).findByRole("button", { name: /^Approve/u }));
  await within(dialog).findByText("Someone else has decided about it.");
  const [sent, ...again] = api.sent("calendar.decideTimeOff");
  expect(again.every(({ idempotencyKey }) => idempotencyKey === sent?.idempotencyKey)).toBe(true);
});

test("the day is shown by the hour, also as a table, and the coming days with their gaps", async () => {
  const need = { weekdays: ["saturday"], startsAt: "09:00", endsAt: "12:00", people: 2 };
  putPlan(planned, { staffing: [{ ...need, jobRoleId: null }] });
  const span = { startsAt: `${day}T14:00:00.000Z`, endsAt: `${day}T16:00:00.000Z` };
  const shifts = [{ ...span, jobRoleId: null, breaks: [], seconds: 7200 }];
  live.put({
    [`${company}/dailySummaries/harbor_${day}`]: aSummary({
      day,
      planned: shifts,
      scheduledSeconds: 7200,
    }),
  });
  const hands = renderPage(<HomePage />, { ...page, actor: { ...kim, role: "admin" } });
  await screen.findByRole("img", { name: /by the hour at Harborside/u });
  await hands.click(screen.getByRole("button", { name: "Table" }));
  const table = screen.getByRole("table", { name: /by the hour at Harborside/u });
  expect(within(table).getByRole("row", { name: "9:00 AM 1:00 0:00" }).textContent).toContain(
    "1:00",
  );
  const ofBo = { employeeId: anEmployeeId("bo"), workKey: "plan", weekStart: "2026-11-16" };
  const [startsAtTen, noon] = [span.startsAt, span.endsAt];
  api.answer("schedules.dayCost", () => ({
    cost: {
      currency: "USD",
      planned: [{ startsAt: startsAtTen, endsAt: noon, breaks: [], amountMinor: 40_00, ...ofBo }],
      worked: [],
      people: [{ employeeId: ofBo.employeeId, name: "Bo Lee" }],
      unpriced: 1,
      sales: { amountMinor: 160_00, budgetBasisPoints: 2500 },
    },
  }));
  await hands.click(screen.getByRole("button", { name: "Cost" }));
  await screen.findByText("$0.00 worked");
  screen.getByText("Labor is 0% of $160.00 sales; the budget is 25%");
  const costs = screen.getByRole("table", { name: /^Cost .* at Harborside/u });
  within(costs).getByRole("row", { name: "9:00 AM $20.00 $0.00" });
  screen.getByText("1 employee without an hourly rate is not included.");
  const [ofNine] = within(costs).getAllByRole("button", { name: /^\$20\.00/u });
  await hands.click(ofNine ?? costs);
  const derivation = await screen.findByRole("dialog");
  await hands.click(await within(derivation).findByRole("button", { name: /Bo Lee/u }));
  within(derivation).getByText("9:00 AM – 10:00 AM");
  await hands.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const days = await screen.findByRole("list", { name: "The next seven days at Harborside" });
  expect(within(days).getByText(/2 people short/u).textContent).toBe(
    "2 people short, 9:00\u00a0AM – 12:00\u00a0PM",
  );
});

test("cards are hidden and put in order by button, and saved for the person", async () => {
  putPlan();
  api.answer("user.savePreferences", () => ({}));
  const hands = renderPage(
    <PreferencesProvider isViewing={false} uid={kim.uid} owner={kim.uid}>
      <HomePage />
    </PreferencesProvider>,
    page,
  );
  await screen.findByRole("heading", { name: "Needs a decision" });
  await hands.click(screen.getByRole("button", { name: "Arrange cards" }));
  await hands.click(screen.getByRole("button", { name: "Move up: Needs a decision" }));
  await hands.click(screen.getByRole("checkbox", { name: "Now" }));
  await hands.click(screen.getByRole("button", { name: "Done" }));
  await waitFor(() => expect(screen.queryByRole("heading", { name: "Now" })).toBeNull());
  expect(api.sent("user.savePreferences").at(-1)?.preferences.homeCards?.slice(0, 2)).toEqual([
    { card: "inbox", isHidden: false },
    { card: "now", isHidden: true },
  ]);
});

test("a day without anything to decide says so", async () => {
  putPlan();
  renderPage(<HomePage />, page);
  const calm = await screen.findByText(/^Nothing needs a decision\./u);
  expect(screen.queryByRole("button", { name: "Cost" })).toBeNull();
  expect(calm.closest("section")?.querySelectorAll("li")).toHaveLength(0);
});
