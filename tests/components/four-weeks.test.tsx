import { anEmployeeId, aShiftId } from "@crewline/domain/kernel/ids/ids.test-support";
import { screen, waitFor, within } from "@testing-library/react";
import { aShift } from "@crewline/domain/rules/schedules/shift-builder.test-support";
import { beforeEach, describe, expect, test } from "vitest";
import { SchedulesPage } from "../../web/src/areas/schedules/schedules-page.tsx";
import { putCompany } from "./support/a-company.ts";
import { live } from "./support/fake-live.ts";
import { kim, renderPage } from "./support/render-page.tsx";

beforeEach(() => {
  putCompany();
  const bens = { id: aShiftId("bens"), employeeId: anEmployeeId("ben") };
  live.put({
    "companies/c1/shifts/anas": aShift({ id: aShiftId("anas"), range: "09:00-13:00" }),
    "companies/c1/shifts/bens": aShift({
      ...bens,
      day: "2026-12-01",
      weekStart: "2026-11-30",
      range: "10:00-16:00",
    }),
  });
});

async function theOverview() {
  const hands = renderPage(<SchedulesPage />, {
    actor: kim,
    path: "/schedules?week=2026-11-16",
  });
  await hands.selectOptions(await screen.findByLabelText("View"), "4 weeks");
  const grid = await screen.findByRole("grid", { name: /^Four weeks at Harborside/u });
  return { hands, grid };
}

describe("the overview of four weeks", () => {
  test("shows the hours of each person by day and week", async () => {
    const { grid } = await theOverview();
    const bens = within(grid).getByLabelText(/^Ben Ito, .*December 1.*, 10a–4p /u);
    expect(bens.textContent).toBe("6:00");
    const row = within(grid).getByRole("row", { name: /^Ana Diaz/u });
    expect([...row.querySelectorAll(".sum")].map((cell) => cell.textContent)).toEqual([
      "4:00",
      "–",
      "–",
      "–",
    ]);
  });

  test("says that nothing is planned, until something is", async () => {
    for (const id of ["anas", "bens"]) live.remove(`companies/c1/shifts/${id}`);
    await theOverview();
    expect(await screen.findByText(/^No shifts in these four weeks\./u)).toBeDefined();
    live.put({ "companies/c1/shifts/anas": aShift({ id: aShiftId("anas") }) });
    await waitFor(() => expect(screen.queryByText(/^No shifts in these four weeks/u)).toBeNull());
  });

  test("is walked with the arrow keys, and Enter opens the week of the day", async () => {
    const { hands, grid } = await theOverview();
    within(grid)
      .getByLabelText(/^Ben Ito, .*December 1, /u)
      .focus();
    await hands.keyboard("{ArrowRight}");
    expect(document.activeElement?.getAttribute("aria-label")).toMatch(/^Ben Ito, .*December 2,/u);
    await hands.keyboard("{Enter}");
    expect(await screen.findByRole("grid", { name: /^Shifts at Harborside, .*30/u })).toBeDefined();
  });
});
