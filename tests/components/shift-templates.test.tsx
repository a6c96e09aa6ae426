import { screen, waitFor, within } from "@testing-library/react";
import { aLocationId, aShiftId } from "@crewline/domain/kernel/ids/ids.test-support";
import {
  shiftTemplateIdSchema,
  weekTemplateIdSchema,
} from "@crewline/domain/kernel/ids/record-ids";
import { roleId } from "@crewline/domain/records/job-roles/role-id.test-support";
import type { ShiftTemplate } from "@crewline/domain/records/schedules/shift-template";
import type { ListedWeekTemplate } from "@crewline/domain/records/schedules/week-template";
import { beforeEach, expect, test } from "vitest";
import { SchedulesPage } from "../../web/src/areas/schedules/schedules-page.tsx";
import { putCompany } from "./support/a-company.ts";
import { api } from "./support/fake-api.ts";
import { fill } from "./support/fill.ts";
import { kim, renderPage } from "./support/render-page.tsx";

const path = "/schedules?location=harbor&week=2026-11-16";

const closing: ShiftTemplate = {
  id: shiftTemplateIdSchema.parse("closing"),
  locationId: aLocationId("harbor"),
  name: "Closing",
  jobRoleId: roleId("barista"),
  startsAtLocal: "17:00",
  endsAtLocal: "23:30",
  unpaidBreakSeconds: 1800,
  note: "Lock the back door",
  colour: "#6a1b9a",
  isArchived: false,
  savedAt: "2026-11-01T10:00:00.000Z",
  savedByName: "Kim",
  version: 1,
};
const given = {
  startsAtLocal: "17:00",
  endsAtLocal: "23:30",
  unpaidBreakSeconds: 1800,
  note: "Lock the back door",
};

beforeEach(() => {
  putCompany();
  const gone = {
    ...closing,
    id: shiftTemplateIdSchema.parse("old"),
    name: "Old",
    isArchived: true,
  };
  api.answer("schedules.shiftTemplates", () => ({ templates: [closing, gone] }));
  api.answer("schedules.addShift", () => ({ shiftId: aShiftId("new") }));
});

async function typeInto(name: RegExp) {
  const hands = renderPage(<SchedulesPage />, { actor: kim, path });
  const cell = await screen.findByRole("cell", { name });
  cell.focus();
  await hands.keyboard("9");
  return hands;
}

test("a shift template is chosen where a shift is typed into its cell", async () => {
  const hands = await typeInto(/^Ben Ito, .*18.*, no shift/u);
  const offered = await screen.findByRole("group", { name: "Shift templates" });
  expect(within(offered).getAllByRole("button")).toHaveLength(1);
  await hands.click(within(offered).getByRole("button", { name: /^Closing, 5p/u }));
  await waitFor(() => expect(api.sent("schedules.addShift")).toHaveLength(1));
  expect(api.sent("schedules.addShift")).toMatchObject([
    { shift: { employeeId: "ben", day: "2026-11-18", ...given } },
  ]);
});

test("a shift template fills the fields of a new shift, which can still be changed", async () => {
  const hands = await typeInto(/^Ben Ito, .*18.*, no shift/u);
  await hands.click(screen.getByRole("button", { name: "More fields" }));
  const dialog = await screen.findByRole("dialog", { name: "Add shift" });
  const choice = await within(dialog).findByRole("combobox", { name: "Shift template" });
  await hands.selectOptions(choice, "closing");
  const note = within(dialog).getByRole<HTMLInputElement>("textbox", { name: /^Note/u });
  expect(note.value).toBe("Lock the back door");
  await fill(hands, note, "Take out the bins");
  await hands.click(within(dialog).getByRole("button", { name: "Add shift" }));
  await waitFor(() => expect(api.sent("schedules.addShift")).toHaveLength(1));
  expect(api.sent("schedules.addShift")).toMatchObject([
    { shift: { employeeId: "ben", ...given, note: "Take out the bins" } },
  ]);
});

test("a shift template is added at the location, and says what is missing", async () => {
  const hands = renderPage(<SchedulesPage />, { actor: kim, path });
  await hands.click(await screen.findByRole("button", { name: "More" }));
  await hands.click(await screen.findByRole("menuitem", { name: "Shift templates…" }));
  await hands.click(await screen.findByRole("button", { name: "Add template" }));
  const dialog = await screen.findByRole("dialog", { name: "Add shift template" });
  const field = (name: RegExp) => within(dialog).getByRole<HTMLInputElement>("textbox", { name });
  const add = within(dialog).getByRole("button", { name: "Add template" });
  await hands.click(add);
  await waitFor(() => expect(field(/^Name/u).getAttribute("aria-invalid")).toBe("true"));
  await fill(hands, field(/^Name/u), "Opening");
  await fill(hands, field(/^Start/u), "6a");
  await fill(hands, field(/^End/u), "2p");
  await fill(hands, field(/^Unpaid break/u), "half an hour");
  await hands.click(add);
  await within(dialog).findByText("Enter whole minutes from 0 to 240.");
  await fill(hands, field(/^Unpaid break/u), "30");
  const templateId = shiftTemplateIdSchema.parse("opening");
  api.answer("schedules.addShiftTemplate", () => ({ templateId }));
  await hands.click(add);
  await screen.findByRole("dialog", { name: "Shift templates" });
  expect(api.sent("schedules.addShiftTemplate")).toMatchObject([
    { locationId: "harbor", name: "Opening", startsAtLocal: "06:00", unpaidBreakSeconds: 1800 },
  ]);
});

const usual: ListedWeekTemplate = {
  id: weekTemplateIdSchema.parse("usual"),
  locationId: aLocationId("harbor"),
  name: "Usual week",
  isArchived: false,
  savedAt: "2026-11-01T10:00:00.000Z",
  savedByName: "Kim",
  version: 1,
  shifts: 12,
  people: 3,
};

test("templates above the grid open the form of a shift, and the preview of a week, by key", async () => {
  api.answer("schedules.weekTemplates", () => ({ templates: [usual] }));
  api.answer("schedules.previewCopy", () => ({ weeks: [] }));
  const hands = renderPage(<SchedulesPage />, { actor: kim, path });
  await hands.click(await screen.findByRole("button", { name: "More" }));
  const shows = { name: "Templates above the grid" };
  await hands.click(screen.getByRole("menuitemcheckbox", shows));
  const tray = await screen.findByRole("group", { name: "Templates" });
  const chip = await within(tray).findByRole("button", { name: /^Closing/u });
  chip.focus();
  await hands.keyboard("{Enter}");
  const dialog = await screen.findByRole("dialog", { name: "Add shift" });
  expect(within(dialog).getByRole("textbox", { name: /^Note/u })).toHaveProperty(
    "value",
    "Lock the back door",
  );
  await hands.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await hands.click(await within(tray).findByRole("button", { name: "Week: Usual week" }));
  expect(await screen.findByRole("dialog", { name: /Copy|template/u })).toBeDefined();
  await hands.keyboard("{Escape}");
});
