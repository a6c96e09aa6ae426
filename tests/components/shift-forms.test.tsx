import { aShiftId } from "@crewline/domain/kernel/ids/ids.test-support";
import { screen, waitFor, within } from "@testing-library/react";
import { planOf } from "@crewline/domain/rules/schedules/plan-of";
import { aShift } from "@crewline/domain/rules/schedules/shift-builder.test-support";
import { beforeEach, describe, expect, test } from "vitest";
import { SchedulesPage } from "../../web/src/areas/schedules/schedules-page.tsx";
import { putCompany } from "./support/a-company.ts";
import { api, CutOff, Refused } from "./support/fake-api.ts";
import { live } from "./support/fake-live.ts";
import { escAsks, fill } from "./support/fill.ts";
import { kim, renderPage, tapTwice } from "./support/render-page.tsx";

const anas = aShift({ id: aShiftId("anas"), version: 3 });
const path = "/schedules?location=harbor&week=2026-11-16";
const putShift = (changes: Partial<typeof anas>) =>
  live.put({ "companies/c1/shifts/anas": { ...anas, updatedByName: "Marcus", ...changes } });

const saved = () => ({ version: 5, plan: planOf(anas) });

beforeEach(() => {
  putCompany();
  live.put({ "companies/c1/shifts/anas": anas });
});

const field = (dialog: HTMLElement, name: RegExp) =>
  within(dialog).getByRole<HTMLInputElement>("textbox", { name });

async function openShift() {
  const hands = renderPage(<SchedulesPage />, { actor: kim, path });
  const card = await screen.findByRole("button", { name: /^Ana Diaz, .*17/u });
  card.focus();
  await hands.keyboard("{Enter}");
  const dialog = await screen.findByRole("dialog", { name: "Edit shift" });
  return { hands, dialog, save: within(dialog).getByRole("button", { name: "Save" }) };
}

/** The dialog with a day in it, as More fields opens it from a cell. */
async function openNew() {
  const hands = renderPage(<SchedulesPage />, { actor: kim, path });
  const cell = await screen.findByRole("cell", { name: /^Ben Ito, .*18.*, no shift/u });
  cell.focus();
  await hands.keyboard("9");
  await hands.click(screen.getByRole("button", { name: "More fields" }));
  const dialog = await screen.findByRole("dialog", { name: "Add shift" });
  return { hands, dialog, add: within(dialog).getByRole("button", { name: "Add shift" }) };
}

describe("a new shift", () => {
  test("says what is missing after the first try, keeps what is typed, and is added once", async () => {
    const { hands, dialog, add } = await openNew();
    await fill(hands, field(dialog, /^Start/u), "9a");
    await escAsks(hands);
    await fill(hands, field(dialog, /^End/u), "");
    await hands.click(add);
    await within(dialog).findByText("Enter when the shift ends.");
    expect(document.activeElement).toBe(field(dialog, /^End/u));
    expect(api.sent("schedules.addShift")).toEqual([]);

    await fill(hands, field(dialog, /^End/u), "5p");
    api.answer("schedules.addShift", () => {
      throw new CutOff();
    });
    await hands.click(add);
    await within(dialog).findByText(/^The server cannot be reached/u);
    expect(field(dialog, /^Start/u).value).toBe("9:00 AM");

    api.answer("schedules.addShift", () => ({ shiftId: aShiftId("bens"), version: 1 }));
    tapTwice(add);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const [lost, ...repeated] = api.sent("schedules.addShift");
    expect(repeated).toEqual([lost]);
    expect(lost).toMatchObject({
      shift: { employeeId: "ben", startsAtLocal: "09:00", endsAtLocal: "17:00" },
    });
  });
});

describe("the edit of a shift", () => {
  test("shows what the server refuses beside its field, and keeps what is typed", async () => {
    const { hands, dialog, save } = await openShift();
    await fill(hands, field(dialog, /^Note/u), "Bring the keys");
    api.answer("schedules.saveShift", () => {
      throw new Refused({ code: "CONFLICT", message: "Ana Diaz is on leave.", rule: "onLeave" });
    });
    await hands.click(save);
    const person = within(dialog).getByRole("combobox", { name: /^Person/u });
    await waitFor(() => expect(person.getAttribute("aria-invalid")).toBe("true"));
    expect(field(dialog, /^Note/u).value).toBe("Bring the keys");

    api.answer("schedules.saveShift", () => {
      throw new Refused({
        code: "BAD_REQUEST",
        message: "The input is not valid.",
        fieldErrors: { "shift.unpaidBreakSeconds": "Use whole minutes." },
      });
    });
    await hands.click(save);
    expect(await within(dialog).findByText("Use whole minutes.")).toBeDefined();
  });

  test("takes a field of another person along, and saves over the newest version", async () => {
    api.answer("schedules.saveShift", saved);
    const { hands, dialog, save } = await openShift();
    await fill(hands, field(dialog, /^Note/u), "Bring the keys");
    putShift({ ...planOf(anas), endsAtLocal: "18:00", version: 4 });
    await within(dialog).findByText("Marcus changed End meanwhile. Your changes stay.");
    tapTwice(save);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(api.sent("schedules.saveShift")).toMatchObject([
      { expectedVersion: 4, shift: { endsAtLocal: "18:00", note: "Bring the keys" } },
    ]);
  });

  test("asks which value to keep where two people changed a field", async () => {
    api.answer("schedules.saveShift", saved);
    const { hands, dialog, save } = await openShift();
    await fill(hands, field(dialog, /^Note/u), "Bring the keys");
    putShift({ note: "Leave the keys", version: 4 });
    await within(dialog).findByText("Marcus changed this shift while you were editing");
    expect(
      within(dialog).getByRole("row", { name: "Note Bring the keys Leave the keys" }),
    ).toBeDefined();
    expect(save.hasAttribute("disabled")).toBe(true);
    await hands.click(within(dialog).getByRole("button", { name: "Take theirs" }));
    expect(field(dialog, /^Note/u).value).toBe("Leave the keys");
    await hands.click(save);
    await waitFor(() =>
      expect(api.sent("schedules.saveShift")).toMatchObject([
        { expectedVersion: 4, shift: { note: "Leave the keys" } },
      ]),
    );
  });
});
