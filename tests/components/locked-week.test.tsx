import { userIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import { aLocationId, anEmployeeId, aShiftId } from "@crewline/domain/kernel/ids/ids.test-support";
import { publicationIdSchema, scheduleIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import type { Schedule } from "@crewline/domain/records/schedules/schedule";
import {
  aPublishedShift,
  aShift,
} from "@crewline/domain/rules/schedules/shift-builder.test-support";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SchedulesPage } from "../../web/src/areas/schedules/schedules-page.tsx";
import { putCompany } from "./support/a-company.ts";
import { api, Refused } from "./support/fake-api.ts";
import { live } from "./support/fake-live.ts";
import { kim, renderPage } from "./support/render-page.tsx";

const at = "2026-11-12T14:00:00.000Z";
const place = { locationId: aLocationId("harbor"), weekStart: "2026-11-16" };
const key = "companies/c1/schedules/harbor_2026-11-16";
const week: Schedule = {
  ...place,
  id: scheduleIdSchema.parse("harbor_2026-11-16"),
  state: "published",
  publishedVersion: 1,
  publishedAt: at,
  publishedByName: "Olivia",
  version: 4,
};
const lock = { at, byUid: userIdSchema.parse("olivia"), byName: "Olivia" };

beforeEach(() => {
  putCompany();
  const shift = { id: aShiftId("one"), employeeId: anEmployeeId("ana"), note: "Keys" };
  live.put({
    [key]: week,
    "companies/c1/shifts/one": aShift({ ...shift, state: "published" }),
    "companies/c1/publishedShifts/one": aPublishedShift(shift),
  });
});

afterEach(() => vi.useRealTimers());

const open = (more = "") =>
  renderPage(<SchedulesPage />, {
    actor: kim,
    path: `/schedules?location=harbor&week=2026-11-16${more}`,
  });

async function choose(hands: ReturnType<typeof open>, item: string) {
  await hands.click(await screen.findByRole("button", { name: "More" }));
  await hands.click(await screen.findByRole("menuitem", { name: item }));
}

test("a locked week says who locked it, and a shift of it can be read but not changed", async () => {
  live.put({ [key]: { ...week, lock } });
  open("&shift=one");
  const dialog = await screen.findByRole("dialog", { name: "Edit shift" });
  expect(
    within(dialog).getByText("This week is locked. Unlock it to change its shifts."),
  ).toBeDefined();
  expect(within(dialog).getByRole("button", { name: "Save" })).toHaveProperty("disabled", true);
  expect(within(dialog).queryByRole("button", { name: "Delete shift" })).toBeNull();
  const fields = [...dialog.querySelectorAll("input, select, textarea:not([aria-hidden])")];
  expect(fields.length).toBeGreaterThan(6);
  expect(fields.filter((field) => !field.matches(":disabled"))).toEqual([]);
  expect(screen.getByTitle("Locked Nov 12, 2026, 9:00 AM by Olivia")).toBeDefined();
});

test("the form of a locked shift unlocks the week, and can then be edited with what was typed", async () => {
  api.answer("schedules.unlockWeek", () => ({}));
  const hands = open("&shift=one");
  const dialog = await screen.findByRole("dialog", { name: "Edit shift" });
  const note = within(dialog).getByRole("textbox", { name: "Note" });
  await hands.type(note, " and cash");
  live.put({ [key]: { ...week, lock } });
  await waitFor(() => expect(note).toHaveProperty("disabled", true));
  await hands.click(within(dialog).getByRole("button", { name: "Unlock week…" }));
  const form = await screen.findByRole("dialog", { name: /^Unlock Harborside/u });
  await hands.type(within(form).getByRole("textbox"), "Ben is sick");
  await hands.click(within(form).getByRole("button", { name: "Unlock week" }));
  await waitFor(() => expect(api.sent("schedules.unlockWeek")).toMatchObject([place]));
  live.put({ [key]: week });
  await waitFor(() => expect(note).toHaveProperty("disabled", false));
  expect(note).toHaveProperty("value", "Keys and cash");
});

test("undo of a change is kept while the week is locked, and works once it is unlocked", async () => {
  const undone = { current: false };
  api.answer("schedules.saveShift", ({ shift }) => {
    const isUndo = shift.note === "Keys";
    if (isUndo && !undone.current) {
      const message = "The week of Monday is locked.";
      throw new Refused({ code: "CONFLICT", message, rule: "weekLocked" });
    }
    return { version: 2, plan: shift };
  });
  const hands = open("&shift=one");
  const dialog = await screen.findByRole("dialog", { name: "Edit shift" });
  await hands.type(within(dialog).getByRole("textbox", { name: "Note" }), "!");
  await hands.click(within(dialog).getByRole("button", { name: "Save" }));
  await screen.findByText(/^Changed: Ana Diaz/u);
  const undo = document.querySelector("[aria-label=Undo]") ?? document.body;
  await hands.click(undo);
  await screen.findByText(/^Could not undo change: .* The week of Monday is locked\.$/u);
  undone.current = true;
  await hands.click(undo);
  expect(await screen.findByText(/^Undid change: Ana Diaz/u)).toBeDefined();
});

test("a week is locked after a question", async () => {
  api.answer("schedules.lockWeek", () => ({}));
  const hands = open();
  await choose(hands, "Lock week…");
  const asked = await screen.findByRole("alertdialog");
  await hands.click(within(asked).getByRole("button", { name: "Lock week" }));
  await waitFor(() => expect(api.sent("schedules.lockWeek")).toMatchObject([place]));
});

test("a locked week is unlocked with a reason", async () => {
  api.answer("schedules.unlockWeek", () => ({}));
  live.put({ [key]: { ...week, lock } });
  const hands = open();
  await choose(hands, "Unlock week…");
  const form = await screen.findByRole("dialog", { name: /^Unlock Harborside/u });
  await hands.click(within(form).getByRole("button", { name: "Unlock week" }));
  await within(form).findByText(/^Say why/u);
  await hands.type(within(form).getByRole("textbox"), "Ben is sick");
  await hands.click(within(form).getByRole("button", { name: "Unlock week" }));
  await waitFor(() =>
    expect(api.sent("schedules.unlockWeek")).toMatchObject([{ ...place, reason: "Ben is sick" }]),
  );
});

test("a new shift in a locked week is refused before it is sent", async () => {
  live.put({ [key]: { ...week, lock } });
  const hands = open();
  await screen.findByText("Locked");
  await hands.keyboard("n");
  expect(
    await screen.findByText("This week is locked. Unlock it to change its shifts."),
  ).toBeDefined();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(api.sent("schedules.addShift")).toEqual([]);
});

test("unpublishing asks for a reason, and sends the shifts that it shows", async () => {
  const publicationId = publicationIdSchema.parse("harbor_2026-11-16_v2");
  api.answer("schedules.unpublish", () => ({ removed: 1, publicationId, holdUntil: at }));
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["Date"] });
  vi.setSystemTime("2026-11-16T12:00:00.000Z");
  const hands = open();
  await choose(hands, "Unpublish…");
  const form = await screen.findByRole("dialog", { name: /^Unpublish Harborside/u });
  await within(form).findByText("Ana Diaz");
  const button = within(form).getByRole("button", { name: "Unpublish" });
  await hands.click(button);
  await within(form).findByText(/^Say why/u);
  expect(api.sent("schedules.unpublish")).toEqual([]);
  await hands.type(within(form).getByRole("textbox"), "The bar floods");
  await hands.click(button);
  await waitFor(() =>
    expect(api.sent("schedules.unpublish")).toMatchObject([
      { ...place, reason: "The bar floods", fingerprint: expect.any(String) as string },
    ]),
  );
  await screen.findByText(/^Unpublished: 1 shift is a draft again/u);
});
