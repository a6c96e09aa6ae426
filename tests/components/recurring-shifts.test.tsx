import { screen, waitFor, within } from "@testing-library/react";
import { aLocationId, aShiftId } from "@crewline/domain/kernel/ids/ids.test-support";
import { recurringShiftIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import { aBatchId } from "@crewline/domain/kernel/ids/record-ids.test-support";
import type { ListedRecurringShift } from "@crewline/domain/records/schedules/recurring-shift";
import { aShift } from "@crewline/domain/rules/schedules/shift-builder.test-support";
import { beforeEach, expect, test } from "vitest";
import { SchedulesPage } from "../../web/src/areas/schedules/schedules-page.tsx";
import { putCompany } from "./support/a-company.ts";
import { api } from "./support/fake-api.ts";
import { live } from "./support/fake-live.ts";
import { fill } from "./support/fill.ts";
import { kim, renderPage } from "./support/render-page.tsx";

const path = "/schedules?location=harbor&week=2026-11-16";
const recurringShiftId = recurringShiftIdSchema.parse("opening");
const undo = { batchId: aBatchId("batch"), endedVersion: null, changedIds: [] };
const counts = { added: 9, changed: 0, removed: 0, opened: [], skipped: [] };
const filled = { recurringShiftId, undo, ...counts };
const ended = { version: 4, undo: { ...undo, endedVersion: 4 } };

const opening: ListedRecurringShift = {
  id: recurringShiftId,
  locationId: aLocationId("harbor"),
  plan: {
    locationId: aLocationId("harbor"),
    employeeId: null,
    jobRoleId: null,
    startsAtLocal: "06:00",
    endsAtLocal: "14:00",
    unpaidBreakSeconds: 1800,
    note: "",
    spots: 2,
  },
  recurrence: {
    weekdays: ["monday", "thursday"],
    everyWeeks: 2,
    firstDay: "2026-11-16",
    end: { kind: "never" },
  },
  firstWeekday: "monday",
  problems: [{ day: "2100-12-03", text: "Ana is off then." }],
  savedAt: "2026-11-01T10:00:00.000Z",
  savedByName: "Kim",
  version: 3,
};

beforeEach(() => {
  putCompany();
  api.answer("schedules.addRecurringShift", () => filled);
});

async function addDialog() {
  const hands = renderPage(<SchedulesPage />, { actor: kim, path });
  const cell = await screen.findByRole("cell", { name: /^Ben Ito, .*18.*, no shift/u });
  cell.focus();
  await hands.keyboard("9-5");
  await hands.click(screen.getByRole("button", { name: "More fields" }));
  const dialog = await screen.findByRole("dialog", { name: "Add shift" });
  const repeats = await within(dialog).findByRole("combobox", { name: "Repeats" });
  return { hands, dialog, repeats };
}

test("a new shift repeats every week on its day", async () => {
  const { hands, dialog, repeats } = await addDialog();
  await hands.selectOptions(repeats, "Every week on Wednesday");
  await hands.click(within(dialog).getByRole("button", { name: "Add shift" }));
  await waitFor(() => expect(api.sent("schedules.addRecurringShift")).toHaveLength(1));
  expect(api.sent("schedules.addRecurringShift")).toMatchObject([
    {
      plan: { employeeId: "ben", startsAtLocal: "09:00", endsAtLocal: "17:00", spots: 1 },
      recurrence: {
        weekdays: ["wednesday"],
        everyWeeks: 1,
        firstDay: "2026-11-18",
        end: { kind: "never" },
      },
    },
  ]);
  expect(api.sent("schedules.addShift")).toEqual([]);
  expect(await screen.findByText(/9 shifts added\./u)).toBeDefined();
});

test("a rule of its own names what is wrong before it is sent", async () => {
  const { hands, dialog, repeats } = await addDialog();
  await hands.selectOptions(repeats, "Custom…");
  await hands.click(within(dialog).getByRole("button", { name: "Fri" }));
  const weeks = within(dialog).getByRole<HTMLInputElement>("textbox", { name: /^Repeat every/u });
  await fill(hands, weeks, "0");
  const save = within(dialog).getByRole("button", { name: "Add shift" });
  await hands.click(save);
  expect(await within(dialog).findByText("Enter whole weeks from 1 to 12.")).toBeDefined();
  expect(api.sent("schedules.addRecurringShift")).toEqual([]);
  await fill(hands, weeks, "2");
  await hands.click(save);
  await waitFor(() => expect(api.sent("schedules.addRecurringShift")).toHaveLength(1));
  expect(api.sent("schedules.addRecurringShift")).toMatchObject([
    { recurrence: { weekdays: ["wednesday", "friday"], everyWeeks: 2 } },
  ]);
});

async function openList() {
  api.answer("schedules.recurringShifts", () => ({ recurringShifts: [opening] }));
  const hands = renderPage(<SchedulesPage />, { actor: kim, path });
  await hands.click(await screen.findByRole("button", { name: "More" }));
  await hands.click(screen.getByRole("menuitem", { name: "Recurring shifts…" }));
  const list = await screen.findByRole("dialog", { name: "Recurring shifts" });
  return { hands, list };
}

test("the list says how a shift repeats and what was not as planned, and ends it", async () => {
  api.answer("schedules.endRecurringShift", () => ({ removed: 7, kept: 2, ...ended }));
  const { hands, list } = await openList();
  expect(await within(list).findByText("Every 2 weeks on Monday and Thursday")).toBeDefined();
  expect(within(list).getByText(/Ana is off then/u)).toBeDefined();
  await hands.click(within(list).getByRole("button", { name: /^End Open shift, 2 spots/u }));
  const question = await screen.findByRole("alertdialog");
  await hands.click(within(question).getByRole("button", { name: "End recurring shift" }));
  expect(await screen.findByText(/7 shifts removed. 2 shifts kept/u)).toBeDefined();
  expect(api.sent("schedules.endRecurringShift")).toMatchObject([
    { recurringShiftId, expectedVersion: 3, deletesPublished: false },
  ]);
});

test("a recurring shift is changed from its next day on", async () => {
  const change = { ...filled, added: 0, changed: 6 };
  api.answer("schedules.changeRecurringShift", () => change);
  const { hands, list } = await openList();
  await hands.click(await within(list).findByRole("button", { name: /^Edit Open shift/u }));
  const dialog = await screen.findByRole("dialog", { name: "Edit recurring shift" });
  await hands.click(within(dialog).getByRole("button", { name: "Tue" }));
  const note = within(dialog).getByRole<HTMLInputElement>("textbox", { name: /^Note/u });
  await fill(hands, note, "Count the till");
  await hands.click(within(dialog).getByRole("button", { name: "Save" }));
  await waitFor(() => expect(api.sent("schedules.changeRecurringShift")).toHaveLength(1));
  expect(api.sent("schedules.changeRecurringShift")).toMatchObject([
    {
      recurringShiftId,
      plan: { note: "Count the till", spots: 2 },
      recurrence: { weekdays: ["monday", "thursday", "tuesday"], everyWeeks: 2 },
    },
  ]);
  expect(await screen.findByText(/6 shifts changed\./u)).toBeDefined();
});

/** The dialog of the first shift of the recurring one, with the choice of what an edit is for. */
async function openShift() {
  api.answer("schedules.recurringShifts", () => ({ recurringShifts: [opening] }));
  const own = { recurringShiftId, recurringDay: "2026-11-16" };
  const times = { day: "2026-11-16", range: "06:00-14:00", unpaidBreakSeconds: 1800 };
  const shift = aShift({ id: aShiftId("one"), employeeId: null, ...times, ...own });
  live.put({ "companies/c1/shifts/one": shift });
  const hands = renderPage(<SchedulesPage />, { actor: kim, path: `${path}&shift=one` });
  const dialog = await screen.findByRole("dialog", { name: "Edit shift" });
  const scope = await within(dialog).findByRole("combobox", { name: "Apply to" });
  await hands.selectOptions(scope, "This and the following shifts");
  return { hands, dialog };
}

test("an edit of a shift is applied to the following ones, and names the edited shift", async () => {
  api.answer("schedules.changeRecurringShift", () => ({ ...filled, added: 0, changed: 6 }));
  const { hands, dialog } = await openShift();
  const note = within(dialog).getByRole<HTMLInputElement>("textbox", { name: /^Note/u });
  await fill(hands, note, "Count the till");
  await hands.click(within(dialog).getByRole("button", { name: "Save" }));
  await waitFor(() => expect(api.sent("schedules.changeRecurringShift")).toHaveLength(1));
  expect(api.sent("schedules.changeRecurringShift")).toMatchObject([
    {
      recurringShiftId,
      expectedVersion: 3,
      fromDay: "2026-11-16",
      plan: { note: "Count the till", startsAtLocal: "06:00", spots: 2 },
      edited: { shiftId: "one", shift: { note: "Count the till", day: "2026-11-16" } },
    },
  ]);
  expect(api.sent("schedules.saveShift")).toEqual([]);
});

test("a shift is deleted with the following ones only after a question", async () => {
  api.answer("schedules.endRecurringShift", () => ({ removed: 7, kept: 0, ...ended }));
  const { hands, dialog } = await openShift();
  await hands.click(within(dialog).getByRole("button", { name: "Delete this and the following" }));
  const question = await screen.findByRole("alertdialog");
  expect(api.sent("schedules.endRecurringShift")).toEqual([]);
  await hands.click(within(question).getByRole("button", { name: "Delete shifts" }));
  await waitFor(() =>
    expect(api.sent("schedules.endRecurringShift")).toMatchObject([
      { recurringShiftId, fromDay: "2026-11-16", deletesPublished: true },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Edit shift" })).toBeNull());
});

const undone = (problem: string | null, canBeUndone = false) => ({
  batchId: aBatchId("batch"),
  rows: [
    {
      key: "all",
      recordId: "x",
      title: "",
      problem,
      remark: null,
      canBeUndone,
      isUnfinished: false,
    },
  ],
});

test("Ctrl+Z takes an end back and Ctrl+Y ends again, from the version that the undo left", async () => {
  api.answer("schedules.endRecurringShift", () => ({ removed: 7, kept: 2, ...ended }));
  api.answer("schedules.undoBatch", () => undone(null));
  const { hands, list } = await openList();
  await hands.click(await within(list).findByRole("button", { name: /^End Open shift/u }));
  const question = await screen.findByRole("alertdialog");
  await hands.click(within(question).getByRole("button", { name: "End recurring shift" }));
  await screen.findByText(/^Ended: recurring shift, Open shift, 2 spots/u);
  await hands.click(within(list).getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await hands.keyboard("{Control>}z{/Control}");
  expect(await screen.findByText(/^Undid end: recurring shift/u)).toBeDefined();
  expect(api.sent("schedules.undoBatch")).toMatchObject([{ batchId: "batch" }]);
  await hands.keyboard("{Control>}y{/Control}");
  expect(await screen.findByText(/^Redid end: recurring shift/u)).toBeDefined();
  expect(api.sent("schedules.endRecurringShift")).toMatchObject([
    { expectedVersion: 3 },
    { expectedVersion: 5 },
  ]);
});

test("the undo of a recurring shift says why it is refused, and stays while a week is locked", async () => {
  api.answer("schedules.undoBatch", () => undone("The week of Monday is locked.", true));
  const { hands, dialog, repeats } = await addDialog();
  await hands.selectOptions(repeats, "Every week on Wednesday");
  await hands.click(within(dialog).getByRole("button", { name: "Add shift" }));
  await screen.findByText(/^Added: recurring shift, Ben Ito/u);
  await hands.keyboard("{Control>}z{/Control}");
  expect(
    await screen.findByText(/^Could not undo add: recurring shift.*week of Monday is locked/u),
  ).toBeDefined();
  expect(screen.getByRole("button", { name: "Undo" })).toHaveProperty("disabled", false);
});
