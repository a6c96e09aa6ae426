import { anEmployeeId, aShiftId } from "@crewline/domain/kernel/ids/ids.test-support";
import { screen, within } from "@testing-library/react";
import { roleId } from "@crewline/domain/records/job-roles/role-id.test-support";
import { aShift } from "@crewline/domain/rules/schedules/shift-builder.test-support";
import { beforeEach, expect, test } from "vitest";
import { SchedulesPage } from "../../web/src/areas/schedules/schedules-page.tsx";
import { harbor, putCompany } from "./support/a-company.ts";
import { api } from "./support/fake-api.ts";
import { live } from "./support/fake-live.ts";
import { kim, renderPage } from "./support/render-page.tsx";

/** Kim's membership with the right to see wages. */
const payReader = {
  id: kim.uid,
  email: "kim@example.com",
  displayName: "Kim",
  role: "manager",
  employeeId: null,
  locationIds: kim.locationIds,
  mayViewWages: true,
  version: 1,
};

/** On Tuesday Ana has a rate and Ben has none, and a shift is open. */
const shifts = [
  aShift({ id: aShiftId("anas"), range: "09:00-13:00" }),
  aShift({ id: aShiftId("bens"), range: "09:00-11:00", employeeId: anEmployeeId("ben") }),
  aShift({ id: aShiftId("open"), range: "13:00-15:00", employeeId: null }),
];

beforeEach(() => {
  putCompany();
  const need = { jobRoleId: roleId("barista"), people: 2, startsAt: "09:00", endsAt: "13:00" };
  live.put({
    "companies/c1/locations/harbor": { ...harbor, staffing: [{ ...need, weekdays: ["tuesday"] }] },
    ...Object.fromEntries(shifts.map((shift) => [`companies/c1/shifts/${shift.id}`, shift])),
  });
  const rate = { jobRoleId: null, locationId: null, effectiveDate: "2026-01-01" };
  api.answer("schedules.planTerms", () => ({
    people: [
      {
        employeeId: anEmployeeId("ana"),
        rates: [{ ...rate, rateTenThousandths: 200_000 }],
        policies: [],
      },
      { employeeId: anEmployeeId("ben"), rates: [], policies: [] },
    ],
    minors: [],
  }));
});

function showWeek() {
  return renderPage(<SchedulesPage />, {
    actor: kim,
    path: "/schedules?location=harbor&week=2026-11-16",
  });
}

/** The foot of the grid, below the rows of people. */
async function theFoot(): Promise<HTMLElement> {
  const name = await screen.findByRole("rowheader", { name: /^Planned hours/u });
  return name.closest("tfoot") ?? document.body;
}

test("the coverage of a day opens its gaps by time and job role", async () => {
  const hands = showWeek();
  const foot = await theFoot();
  expect(within(foot).getByRole("button", { name: /^Coverage, .*18.*: full$/u })).toBeDefined();
  await hands.click(within(foot).getByRole("button", { name: /^Coverage, .*17.*: 1 gap$/u }));
  const gaps = await screen.findByRole("dialog", { name: /^Coverage, .*17/u });
  expect(gaps.textContent).toMatch(/11:00.*13:00.*: 1 of 2 Barista|11:00 AM.*1:00 PM.*: 1 of 2/u);
});

test("the week says what it costs and what its totals leave out, to those who may see pay", async () => {
  live.put({ "companies/c1/members/kim": payReader });
  showWeek();
  const foot = await theFoot();
  expect(await within(foot).findAllByText(/80\.00/u)).toHaveLength(2);
  expect(foot.textContent).toContain("Not included: 1 open shift, cost of 1 shift without a rate");
});

test("a reader of hours alone sees no cost, and the app does not ask for rates", async () => {
  showWeek();
  const foot = await theFoot();
  expect(foot.textContent).toContain("Not included: 1 open shift");
  expect(foot.textContent).not.toContain("cost of");
  expect(foot.textContent).not.toContain("80.00");
  expect(api.sent("schedules.planTerms")).toEqual([]);
});

test("a week and a day over their labor budgets say so, and a longer shift needs a reason", async () => {
  const laborBudget = { minorPerWeek: 100_00, minorByDay: { tuesday: 70_00 } };
  live.put({
    "companies/c1/members/kim": payReader,
    "companies/c1/locations/harbor": { ...harbor, laborBudget },
  });
  const hands = showWeek();
  const foot = await theFoot();
  await within(foot).findByText("$80 of $100");
  await within(foot).findByText("$80 of $70");
  expect(within(foot).getAllByText("Over budget")).toHaveLength(1);
  await hands.dblClick(screen.getByRole("button", { name: /^Ana.*9a–1p/u }));
  const form = await screen.findByRole("dialog", { name: /shift/iu });
  expect(within(form).queryByLabelText(/^Reason/u)).toBeNull();
  const end = within(form).getByLabelText(/^End/u);
  await hands.clear(end);
  await hands.type(end, "4p");
  await hands.tab();
  expect(form.textContent).toContain("The week costs $140.00; the budget is $100.00");
  expect(form.textContent).toContain("Tuesday costs $140.00; the budget is $70.00");
  expect(within(form).getByLabelText(/^Reason/u)).toBeDefined();
});

test("a labor budget is not compared for a reader of hours alone", async () => {
  const laborBudget = { minorPerWeek: 1_00, minorByDay: {} };
  live.put({ "companies/c1/locations/harbor": { ...harbor, laborBudget } });
  showWeek();
  const foot = await theFoot();
  expect(foot.textContent).not.toContain("Over budget");
  expect(foot.textContent).not.toContain("$1");
});
