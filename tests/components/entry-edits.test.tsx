import { anEmployeeId, anEntryId, aShiftId } from "@crewline/domain/kernel/ids/ids.test-support";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import { anEntry } from "@crewline/domain/rules/time-entries/entry-builder.test-support";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { TimeEntriesPage } from "../../web/src/areas/time-entries/time-entries-page.tsx";
import { putCompany } from "./support/a-company.ts";
import { api } from "./support/fake-api.ts";
import { live } from "./support/fake-live.ts";
import { fill } from "./support/fill.ts";
import { kim, renderPage } from "./support/render-page.tsx";

const at = (time: string) => `2026-03-02T${time}:00.000Z`;
const span = (from: string, to: string) => ({ startsAt: at(from), endsAt: at(to), breaks: [] });
const closed = (id: string, payable: ReturnType<typeof span>, change: Partial<TimeEntry> = {}) =>
  anEntry({ id: anEntryId(id), state: "closed", punched: payable, payable, ...change });
const put = (entry: TimeEntry) => live.put({ [`companies/c1/timeEntries/${entry.id}`]: entry });

beforeEach(() => {
  putCompany();
  put(closed("anas", span("14:00", "22:00"), { version: 2 }));
});

async function openEdit(label: string) {
  const path = "/time-entries?week=2026-03-02&entry=anas";
  const hands = renderPage(<TimeEntriesPage />, { actor: kim, path });
  const panel = await screen.findByRole("dialog", { name: /^Ana Diaz, / });
  await hands.click(within(panel).getByRole("button", { name: "More edits" }));
  await hands.click(await screen.findByRole("menuitem", { name: label }));
  const dialog = await screen.findByRole("dialog", { name: /Ana Diaz's time/u });
  return { hands, dialog };
}

describe("an edit of worked time", () => {
  test("splits at the typed time, in the entry's zone and with the version on screen", async () => {
    api.answer("timeEntries.split", () => ({ entries: [] }));
    const { hands, dialog } = await openEdit("Split");
    const field = within(dialog).getByRole<HTMLInputElement>("textbox", { name: /^Split at/u });
    await fill(hands, field, "8:00 am");
    await hands.click(within(dialog).getByRole("button", { name: "Split" }));
    expect(await within(dialog).findByText(/between the start and the end/u)).toBeDefined();
    expect(api.sent("timeEntries.split")).toEqual([]);
    await fill(hands, field, "12:30 pm");
    await hands.click(within(dialog).getByRole("button", { name: "Split" }));
    expect(await screen.findByText("Split. Both pieces share the punches.")).toBeDefined();
    expect(api.sent("timeEntries.split")).toMatchObject([
      { entryId: "anas", expectedVersion: 2, at: at("17:30"), jobRoleId: "barista", shiftId: null },
    ]);
  });

  test("is offered only where the server would not refuse it", async () => {
    const { hands } = await openEdit("Breaks");
    await hands.keyboard("{Escape}");
    await hands.click(screen.getByRole("button", { name: "More edits" }));
    expect(screen.queryByRole("menuitem", { name: "Merge" })).toBeNull();
    await hands.keyboard("{Escape}");
    put(closed("anas", span("14:00", "22:00"), { state: "exported" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: "More edits" })).toBeNull());
  });

  test("merges with what adjoins it, and leaves out what is not ticked", async () => {
    put(closed("evening", span("22:30", "23:00"), { version: 3 }));
    put(closed("bens", span("22:30", "23:00"), { employeeId: anEmployeeId("ben") }));
    const merged = ["evening", "anas"].map((id) => ({ entryId: anEntryId(id), version: 4 }));
    api.answer("timeEntries.merge", () => ({ entries: merged }));
    const { hands, dialog } = await openEdit("Merge");
    expect(within(dialog).getAllByRole("checkbox")).toHaveLength(1);
    await hands.click(within(dialog).getByRole("button", { name: "Merge" }));
    expect(await screen.findByText("Merged. The punches of all entries stay.")).toBeDefined();
    expect(api.sent("timeEntries.merge")[0]?.entries).toEqual([
      { entryId: "anas", expectedVersion: 2 },
      { entryId: "evening", expectedVersion: 3 },
    ]);
  });

  test("shows the entry that a merge keeps, not the one that it voids", async () => {
    put(closed("morning", span("09:00", "13:30")));
    const merged = ["anas", "morning"].map((id) => ({ entryId: anEntryId(id), version: 4 }));
    api.answer("timeEntries.merge", () => ({ entries: merged }));
    const { hands, dialog } = await openEdit("Merge");
    await hands.click(within(dialog).getByRole("button", { name: "Merge" }));
    const panel = await screen.findByRole("dialog", { name: /^Ana Diaz, / });
    expect(await within(panel).findAllByText(/4:00 AM – 8:30 AM/u)).not.toEqual([]);
  });

  test("adds a break and records that the meal was waived", async () => {
    api.answer("timeEntries.changeBreaks", () => ({ entries: [] }));
    const { hands, dialog } = await openEdit("Breaks");
    await hands.click(within(dialog).getByRole("button", { name: "Add a break" }));
    const [from, to] = within(dialog).getAllByRole<HTMLInputElement>("textbox");
    if (from === undefined || to === undefined) throw new Error("The break has no fields.");
    await fill(hands, from, "12:00 pm");
    await fill(hands, to, "12:30 pm");
    const waiver = within(dialog).getByRole("combobox", { name: "Break not taken" });
    await hands.selectOptions(waiver, "mealWaived");
    await hands.click(within(dialog).getByRole("button", { name: "Save breaks" }));
    expect(await screen.findByText("Breaks saved.")).toBeDefined();
    expect(api.sent("timeEntries.changeBreaks")).toMatchObject([
      {
        breaks: [{ startsAt: at("17:00"), endsAt: at("17:30"), isPaid: false }],
        breakAttestation: "mealWaived",
        expectedVersion: 2,
      },
    ]);
  });

  test("asks for a reason where the entry was approved before", async () => {
    put(closed("anas", span("14:00", "22:00"), { wasApproved: true }));
    const { dialog } = await openEdit("Convert to time off");
    const why = within(dialog).getByRole<HTMLInputElement>("textbox", { name: /^Reason/u });
    expect(why.required).toBe(true);
  });
});

test("added time is proposed to be of the shift that it lies in", async () => {
  live.put({ "companies/c1/publishedShifts/early": { ...earlyShift, id: aShiftId("early") } });
  api.answer("timeEntries.add", () => ({ entryId: anEntryId("new") }));
  const path = "/time-entries?week=2026-03-02";
  const hands = renderPage(<TimeEntriesPage />, { actor: kim, path });
  await hands.click(await screen.findByRole("button", { name: "Add time" }));
  const dialog = await screen.findByRole("dialog", { name: "Add worked time" });
  const pick = (name: string) => within(dialog).getByRole<HTMLSelectElement>("combobox", { name });
  await hands.selectOptions(within(dialog).getByRole("combobox", { name: /^Employee/u }), "ana");
  const type = (name: RegExp, text: string) =>
    fill(hands, within(dialog).getByRole<HTMLInputElement>("textbox", { name }), text);
  await type(/^From/u, "6:05 am");
  await type(/^To/u, "8:00 am");
  await waitFor(() => expect(pick("Shift").value).toBe("early"));
  await hands.selectOptions(pick("Shift"), "");
  expect(pick("Shift").value).toBe("");
});

const earlyShift = {
  locationId: "harbor",
  employeeId: "ana",
  jobRoleId: null,
  day: "2026-03-02",
  startsAtLocal: "06:00",
  endsAtLocal: "08:30",
  startsInRepeatedHour: null,
  endsInRepeatedHour: null,
  unpaidBreakSeconds: 0,
  note: "",
  weekStart: "2026-03-02",
  timeZone: "America/New_York",
  startsAt: at("11:00"),
  endsAt: at("13:30"),
  publishedAt: at("10:00"),
  scheduleVersion: 1,
};
