import { anEmployeeId, aShiftId } from "@crewline/domain/kernel/ids/ids.test-support";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { onDays } from "@crewline/domain/records/employees/an-availability-entry.test-support";
import { planOf } from "@crewline/domain/rules/schedules/plan-of";
import { aShift } from "@crewline/domain/rules/schedules/shift-builder.test-support";
import { beforeEach, describe, expect, test } from "vitest";
import { SchedulesPage } from "../../web/src/areas/schedules/schedules-page.tsx";
import { putCompany } from "./support/a-company.ts";
import { api } from "./support/fake-api.ts";
import { live } from "./support/fake-live.ts";
import { kim, renderPage } from "./support/render-page.tsx";

const anas = aShift({ id: aShiftId("anas"), range: "09:00-13:00", version: 3 });
const late = aShift({ id: aShiftId("late"), range: "15:00-19:00", version: 3 });
const path = "/schedules?location=harbor&week=2026-11-16&view=day&day=2026-11-17";

beforeEach(() => {
  putCompany();
  live.put({ "companies/c1/shifts/anas": anas, "companies/c1/shifts/late": late });
  api.answer("schedules.saveShift", () => ({ version: 4, plan: planOf(anas) }));
  api.answer("schedules.cancelShift", () => ({ version: 4 }));
});

async function theTimeline() {
  const hands = renderPage(<SchedulesPage />, { actor: kim, path });
  const day = await screen.findByRole("group", { name: /^Shifts at Harborside, .*17/u });
  return { hands, day };
}

const bars = (day: HTMLElement) => within(day).getAllByRole("button", { name: /^Ana Diaz, /u });
const saved = () => api.sent("schedules.saveShift").map(({ shift }) => shift);

describe("the timeline of a day", () => {
  test("moves a shift by 15 minutes and to the next person by keyboard, and resizes it", async () => {
    const { hands, day } = await theTimeline();
    bars(day)[0]?.focus();
    await hands.keyboard("{Control>}{ArrowRight}{/Control}");
    await waitFor(() =>
      expect(saved()[0]).toMatchObject({ startsAtLocal: "09:15", endsAtLocal: "13:15" }),
    );
    await hands.keyboard("{Alt>}{ArrowRight}{/Alt}");
    await waitFor(() =>
      expect(saved()[1]).toMatchObject({ startsAtLocal: "09:15", endsAtLocal: "13:30" }),
    );
    await hands.keyboard("{Control>}{ArrowDown}{/Control}");
    await waitFor(() => expect(saved()[2]).toMatchObject({ employeeId: anEmployeeId("ben") }));
    const bens = await within(day).findByRole("button", { name: /^Ben Ito, /u });
    await waitFor(() => expect(document.activeElement).toBe(bens));
  });

  test("is walked with the arrows by one stop of Tab, and Enter on a free lane adds", async () => {
    const { hands, day } = await theTimeline();
    const [first, second] = bars(day);
    await waitFor(() =>
      expect(day.querySelectorAll(".cell[tabindex='0'], .shift[tabindex='0']")).toHaveLength(1),
    );
    first?.focus();
    await hands.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(second);
    await hands.keyboard("{ArrowDown}");
    const free = within(day).getByRole("group", { name: /^Ben Ito, .*no shift: Enter adds one/u });
    expect(document.activeElement).toBe(free);
    await hands.keyboard("{Enter}");
    expect(await screen.findByRole("dialog", { name: "Add shift" })).toBeDefined();
  });

  test("adds a shift where a free lane is clicked, opens a bar, and deletes it by key", async () => {
    const { hands, day } = await theTimeline();
    const free = within(day).getByRole("group", { name: /^Ben Ito, .*no shift/u });
    free.getBoundingClientRect = () => ({ left: 0, width: 960 }) as DOMRect;
    fireEvent.click(free, { clientX: 10 * 40 + 12 });
    const dialog = await screen.findByRole("dialog", { name: "Add shift" });
    expect(within(dialog).getByLabelText(/^Start/u)).toHaveProperty("value", "10:15 AM");
    await hands.keyboard("{Escape}");
    bars(day)[1]?.focus();
    await hands.keyboard("{Delete}");
    await waitFor(() => expect(api.sent("schedules.cancelShift")).toHaveLength(1));
  });

  test("says on a lane that the employee is not available on the day", async () => {
    live.put({
      "companies/c1/availability/ben": {
        employeeId: "ben",
        locationIds: ["harbor"],
        entries: [onDays("2026-11-17", "2026-11-17")],
        updatedAt: "2026-11-01T09:00:00.000Z",
        updatedBy: "ben-login",
        updatedByName: "Ben Ito",
        version: 1,
      },
    });
    const { day } = await theTimeline();
    const free = within(day).getByRole("group", { name: /^Ben Ito, / });
    await waitFor(() => expect(free.textContent).toBe("Not available"));
    expect(free.getAttribute("aria-label")).toMatch(/no shift, Not available: Enter adds one$/u);
    expect(free.className).toContain("away");
  });

  test("groups its lanes by job role where the rows are grouped so", async () => {
    const hands = renderPage(<SchedulesPage />, { actor: kim, path: `${path}&group=role` });
    const day = await screen.findByRole("group", { name: /^Shifts at Harborside/u });
    await hands.click(within(day).getByRole("button", { name: /Barista.*2 people/u }));
    expect(within(day).queryAllByRole("button", { name: /^Ana Diaz, / })).toHaveLength(0);
  });
});
