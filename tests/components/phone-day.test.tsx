import { anEmployeeId, aShiftId } from "@crewline/domain/kernel/ids/ids.test-support";
import { fireEvent, screen, within } from "@testing-library/react";
import { roleId } from "@crewline/domain/records/job-roles/role-id.test-support";
import { aShift } from "@crewline/domain/rules/schedules/shift-builder.test-support";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SchedulesPage } from "../../web/src/areas/schedules/schedules-page.tsx";
import { harbor, putCompany } from "./support/a-company.ts";
import { live } from "./support/fake-live.ts";
import { makePhoneWidth } from "./support/phone-width.ts";
import { kim, renderPage } from "./support/render-page.tsx";

beforeEach(() => {
  makePhoneWidth();
  putCompany();
  const need = { jobRoleId: roleId("barista"), people: 2, startsAt: "09:00", endsAt: "13:00" };
  live.put({
    "companies/c1/locations/harbor": { ...harbor, staffing: [{ ...need, weekdays: ["tuesday"] }] },
    "companies/c1/shifts/anas": aShift({ id: aShiftId("anas"), range: "09:00-13:00" }),
    "companies/c1/shifts/bens": aShift({
      id: aShiftId("bens"),
      range: "12:00-15:00",
      employeeId: anEmployeeId("ben"),
      jobRoleId: null,
    }),
  });
});

afterEach(() => vi.restoreAllMocks());

function showDay(day: string) {
  const path = `/schedules?location=harbor&week=2026-11-16&day=${day}`;
  return renderPage(<SchedulesPage />, { actor: kim, path });
}

const heading = (name: RegExp) => screen.findByRole("heading", { level: 2, name });

function swipe(element: HTMLElement, { by, down = 0 }: { by: number; down?: number }) {
  const finger = { pointerType: "touch", pointerId: 7 };
  fireEvent.pointerDown(element, { ...finger, clientX: 200, clientY: 300 });
  fireEvent.pointerUp(element, { ...finger, clientX: 200 + by, clientY: 300 + down });
}

test("a day on a phone has its gaps on top, then its shifts by job role", async () => {
  const hands = showDay("2026-11-17");
  const day = await heading(/Nov(ember)? 17/u);
  const fill = await screen.findByRole("button", { name: /^Fill .*: 1 of 2 Barista$/u });
  const groups = screen.getAllByRole("heading", { level: 3 });
  expect(groups.map(({ textContent }) => textContent)).toEqual([
    "Barista 1 shift",
    "Any job role 1 shift",
  ]);
  const { DOCUMENT_POSITION_FOLLOWING: after } = Node;
  expect(day.compareDocumentPosition(fill) & after).toBe(after);
  expect(fill.compareDocumentPosition(groups[0] ?? day) & after).toBe(after);

  await hands.click(fill);
  const form = await screen.findByRole("dialog", { name: "Add shift" });
  expect(within(form).getByLabelText(/^Job role/u)).toHaveProperty("value", "barista");
  const times = [/^Start/u, /^End/u].map((label) => within(form).getByLabelText(label));
  expect(times.map((field) => (field as HTMLInputElement).value)).toEqual([
    expect.stringMatching(/^0?9:00/u),
    expect.stringMatching(/^13:00|^1:00 PM/u),
  ]);
});

test("a swipe goes to the day before or after, also of the next week; scrolling does not", async () => {
  showDay("2026-11-21");
  swipe(await heading(/Nov(ember)? 21/u), { by: -120 });
  swipe(await heading(/Nov(ember)? 22/u), { by: -80, down: 200 });
  swipe(await heading(/Nov(ember)? 22/u), { by: -120 });
  await heading(/Nov(ember)? 23/u);
  expect(new URLSearchParams(location.search).get("week")).toBe("2026-11-23");
  swipe(await heading(/Nov(ember)? 23/u), { by: 120 });
  await heading(/Nov(ember)? 22/u);
});
