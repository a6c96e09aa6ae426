import { aLocationId, anEmployeeId, aShiftId } from "@crewline/domain/kernel/ids/ids.test-support";
import { roleId } from "@crewline/domain/records/job-roles/role-id.test-support";
import { screen, within } from "@testing-library/react";
import { aShift } from "@crewline/domain/rules/schedules/shift-builder.test-support";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { SchedulesPage } from "../../web/src/areas/schedules/schedules-page.tsx";
import { harbor, putCompany } from "./support/a-company.ts";
import { api } from "./support/fake-api.ts";
import { live } from "./support/fake-live.ts";
import { kim, renderPage } from "./support/render-page.tsx";

const market = { ...harbor, id: aLocationId("market"), name: "Market", timeZone: "America/Denver" };
const both = { ...kim, locationIds: [harbor.id, market.id] };
const path = "/schedules?location=all&week=2026-11-16";

beforeEach(() => {
  putCompany();
  const bens = { employeeId: anEmployeeId("ben"), locationId: market.id };
  live.put({
    "companies/c1/locations/market": market,
    "companies/c1/shifts/anas": aShift({ id: aShiftId("anas"), range: "09:00-13:00" }),
    "companies/c1/shifts/bens": aShift({
      ...bens,
      id: aShiftId("bens"),
      range: "10:00-16:00",
      timeZone: market.timeZone,
    }),
  });
});

describe("the week of all locations", () => {
  test("shows each location's shifts on its own clock, with what it plans", async () => {
    renderPage(<SchedulesPage />, { actor: both, path });
    const grid = await screen.findByRole("grid", { name: /^Shifts at all locations/u });
    const heading = (name: RegExp) => within(grid).getByRole("button", { name });
    expect(heading(/^Harborside/u).textContent).toBe(
      "Harborside EST · 1 person · 4:00 · 1 not published",
    );
    expect(heading(/^Market/u).textContent).toBe("Market MST · 1 person · 6:00 · 1 not published");
    const bens = within(grid).getByRole("button", { name: /^Ben Ito, / });
    expect(bens.textContent).toContain("10a–4p");
  });

  test("sums up each day of a location, with its gaps and what it costs", async () => {
    const need = { jobRoleId: roleId("barista"), people: 2, startsAt: "09:00", endsAt: "13:00" };
    const open = { id: aShiftId("open"), employeeId: null, range: "13:00-15:00" };
    live.put({
      "companies/c1/locations/harbor": {
        ...harbor,
        staffing: [{ ...need, weekdays: ["tuesday"] }],
      },
      "companies/c1/shifts/open": aShift(open),
      [`companies/c1/members/${kim.uid}`]: {
        ...both,
        id: kim.uid,
        email: "kim@example.com",
        displayName: "Kim",
        mayViewWages: true,
        version: 1,
      },
    });
    const rate = { jobRoleId: null, locationId: null, effectiveDate: "2026-01-01" };
    const rates = [{ ...rate, rateTenThousandths: 200_000 }];
    api.answer("schedules.planTerms", () => ({
      people: [{ employeeId: anEmployeeId("ana"), rates, policies: [] }],
      minors: [],
    }));
    renderPage(<SchedulesPage />, { actor: both, path });
    const grid = await screen.findByRole("grid", { name: /^Shifts at all locations/u });
    const [sums] = await within(grid).findAllByRole("row", { name: /^Planned hours/u });
    await vi.waitFor(() =>
      expect(sums?.textContent).toMatch(/Planned hours.*4:00 \$80\.00.*1 gap/u),
    );
    expect(within(sums ?? grid).getByRole("button", { name: /Nov 17: 1 gap$/u })).toBeDefined();
    const heading = within(grid).getByRole("button", { name: /^Harborside/u });
    expect(heading.textContent).toBe("Harborside EST · 1 person · 4:00 · 1 open · 2 not published");
  });

  test("opens a shift on the schedule of its location", async () => {
    const hands = renderPage(<SchedulesPage />, { actor: both, path });
    await hands.click(await screen.findByRole("button", { name: /^Ben Ito, / }));
    expect(await screen.findByRole("dialog", { name: "Edit shift" })).toBeDefined();
    await hands.keyboard("{Escape}");
    expect(await screen.findByRole("grid", { name: /^Shifts at Market/u })).toBeDefined();
  });

  test("is chosen beside the locations, and walked with the arrow keys", async () => {
    const hands = renderPage(<SchedulesPage />, {
      actor: both,
      path: "/schedules?week=2026-11-16",
    });
    await hands.selectOptions(await screen.findByLabelText("Location"), "All locations");
    const grid = await screen.findByRole("grid", { name: /^Shifts at all locations/u });
    const anas = within(grid).getByRole("button", { name: /^Ana Diaz, / });
    expect(grid.querySelectorAll(".cell[tabindex='0'], .shift[tabindex='0']")).toHaveLength(1);
    anas.focus();
    await hands.keyboard("{ArrowDown}");
    expect(document.activeElement?.getAttribute("aria-label")).toContain("Ben Ito");
  });

  test("is not offered to who plans one location, whose address shows that one", async () => {
    renderPage(<SchedulesPage />, { actor: kim, path });
    expect(await screen.findByRole("grid", { name: /^Shifts at Harborside/u })).toBeDefined();
    expect(screen.queryByRole("option", { name: "All locations" })).toBeNull();
  });
});
