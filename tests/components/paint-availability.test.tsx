import { anEmployeeId } from "@crewline/domain/kernel/ids/ids.test-support";
import { anEntry } from "@crewline/domain/records/employees/an-availability-entry.test-support";
import { anEmployee } from "@crewline/domain/records/employees/employee-builder.test-support";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { AvailabilityTab } from "../../web/src/areas/employees/availability/availability-tab.tsx";
import { putCompany } from "./support/a-company.ts";
import { api, Refused } from "./support/fake-api.ts";
import { live } from "./support/fake-live.ts";
import { ana, renderPage } from "./support/render-page.tsx";

const fridays = anEntry({ range: "14:00-18:00" });
const employee = anEmployee({ id: anEmployeeId("ana"), name: "Ana Diaz" });

function putEntries(entries: object[], version: number, updatedByName = "Ana Diaz") {
  const of = { id: "ana", employeeId: "ana", locationIds: ["harbor"] };
  const updated = { updatedAt: "2026-11-20T10:00:00.000Z", updatedBy: "kim", updatedByName };
  live.put({ "companies/c1/availability/ana": { ...of, ...updated, entries, version } });
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-26T15:00:00Z"), toFake: ["Date"] });
  putCompany();
  putEntries([fridays], 3);
});

async function openPainter() {
  const hands = renderPage(
    <AvailabilityTab employee={employee} timeZone="America/New_York" startsOn="monday" />,
    { actor: ana, path: "/employees" },
  );
  await hands.click(await screen.findByRole("button", { name: "Paint a week" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Paint availability" }));
  await dialog.findByRole("grid");
  return { hands, dialog };
}

/** The half hour from a time on a day of the week, 0 for Monday. */
function cell(day: number, time: string): HTMLElement {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const found = document.querySelector<HTMLElement>(
    `[data-cell="${hour * 2 + minute / 30}-${day}"]`,
  );
  if (found === null) throw new Error("There is no such half hour.");
  return found;
}

test("times are painted by keys, told, and saved as the fewest entries", async () => {
  const { hands, dialog } = await openPainter();
  expect(cell(4, "14:00").getAttribute("aria-label")).toMatch(/^Friday .+, Not available$/u);
  cell(0, "09:00").focus();
  await hands.keyboard("{Shift>}{ArrowRight}{ArrowDown}{/Shift}");
  expect(dialog.getByRole("status").textContent).toMatch(/^Monday – Tuesday, 9:00.AM – 10:00.AM$/u);
  await hands.keyboard("{Enter}");
  expect(dialog.getByRole("status").textContent).toContain("Not available: Monday – Tuesday");
  expect(cell(1, "09:30").getAttribute("aria-label")).toMatch(/^Tuesday .+, Not available$/u);
  await dialog.findByText(/^Not available: Mondays and Tuesdays, 9:00/u);
  await hands.click(dialog.getByRole("button", { name: "Available" }));
  cell(4, "14:00").focus();
  await hands.keyboard("{Shift>}{End}{/Shift} ");
  api.answer("employees.saveAvailability", () => ({ version: 4 }));
  await hands.click(dialog.getByRole("button", { name: "Save" }));
  await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(api.sent("employees.saveAvailability")).toMatchObject([
    {
      employeeId: "ana",
      expectedVersion: 3,
      entries: [
        {
          weekdays: ["monday", "tuesday"],
          times: { startsAtLocal: "09:00", endsAtLocal: "10:00" },
          until: null,
        },
      ],
    },
  ]);
});

test("one week alone leaves the weekly entry, and says that the day is available", async () => {
  const { hands, dialog } = await openPainter();
  await hands.click(dialog.getByRole("button", { name: "Only one week" }));
  await hands.click(dialog.getByRole("button", { name: "Available" }));
  cell(4, "14:00").focus();
  await hands.keyboard("{Home}{Shift>}{End}{/Shift}{Enter}");
  await dialog.findByText(/^Available: Nov 27, 2026, 2:00/u);
  expect(dialog.getByText(/^Not available: Fridays, 2:00/u)).toBeDefined();
});

test("Esc drops a selection, then asks before it loses what was painted; Undo takes it back", async () => {
  const { hands, dialog } = await openPainter();
  cell(0, "09:00").focus();
  await hands.keyboard("{Shift>}{ArrowDown}{/Shift}{Escape}");
  await hands.keyboard("{Enter}{Escape}");
  await screen.findByText("Discard changes?");
  await hands.click(screen.getByRole("button", { name: "Keep editing" }));
  await hands.click(dialog.getByRole("button", { name: "Undo" }));
  expect(dialog.getByRole("button", { name: "Save" }).matches(":disabled")).toBe(true);
});

test("what another tab saves meanwhile is kept beside what is painted", async () => {
  const { hands, dialog } = await openPainter();
  cell(0, "09:00").focus();
  await hands.keyboard("{Enter}");
  api.answer("employees.saveAvailability", () => {
    putEntries([fridays, anEntry({ weekdays: ["sunday"] })], 4, "Kim Ota");
    throw new Refused({
      code: "CONFLICT",
      rule: "staleVersion",
      message: "Kim Ota changed this. Your changes are not saved.",
    });
  });
  await hands.click(dialog.getByRole("button", { name: "Save" }));
  await dialog.findByText(/Kim Ota changed this availability meanwhile/u);
  api.answer("employees.saveAvailability", () => ({ version: 5 }));
  await hands.click(dialog.getByRole("button", { name: "Save" }));
  await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(api.sent("employees.saveAvailability").at(-1)).toMatchObject({
    expectedVersion: 4,
    entries: [
      { weekdays: ["friday"] },
      { weekdays: ["sunday"] },
      { weekdays: ["monday"], times: { startsAtLocal: "09:00", endsAtLocal: "09:30" } },
    ],
  });
});
