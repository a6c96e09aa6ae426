import { anEmployeeId, aShiftId } from "@crewline/domain/kernel/ids/ids.test-support";
import { screen, waitFor, within } from "@testing-library/react";
import { aShift } from "@crewline/domain/rules/schedules/shift-builder.test-support";
import { planOf } from "@crewline/domain/rules/schedules/plan-of";
import { beforeEach, describe, expect, test } from "vitest";
import { SchedulesPage } from "../../web/src/areas/schedules/schedules-page.tsx";
import { putCompany } from "./support/a-company.ts";
import { api, Refused } from "./support/fake-api.ts";
import { live } from "./support/fake-live.ts";
import { kim, renderPage } from "./support/render-page.tsx";

/** Tuesday for Ana, Wednesday for Ben. */
const anas = aShift({ id: aShiftId("anas"), version: 3 });
const bens = aShift({ id: aShiftId("bens"), employeeId: anEmployeeId("ben"), day: "2026-11-18" });

beforeEach(() => {
  putCompany();
  live.put({ "companies/c1/shifts/anas": anas, "companies/c1/shifts/bens": bens });
});

async function theGrid() {
  const path = "/schedules?location=harbor&week=2026-11-16";
  const hands = renderPage(<SchedulesPage />, { actor: kim, path });
  await screen.findByRole("button", { name: /^Ana Diaz, .*17/u });
  return hands;
}

const card = (name: RegExp) => screen.getByRole("button", { name });
const anasCard = () => card(/^Ana Diaz, .*17/u);
const bensCard = () => card(/^Ben Ito, .*18/u);
const emptyCell = (name: RegExp) => screen.getByRole("cell", { name });

/** The focused element, by its name for a screen reader. */
function focused(): string {
  const { activeElement } = document;
  return activeElement?.getAttribute("aria-label") ?? activeElement?.textContent ?? "";
}

test("planned hours open by person and shift, without a cost for a reader of hours alone", async () => {
  const hands = await theGrid();
  const sums = await waitFor(() => {
    const all = screen.getAllByRole("button", { name: /^\d+:\d\d\. How it was computed$/u });
    // Two people, seven days and the week.
    expect(all).toHaveLength(10);
    return all;
  });
  await hands.click(sums.at(-1) ?? document.body);
  const dialog = await screen.findByRole("dialog", { name: /^.*Planned hours at Harbor/u });
  await hands.click(within(dialog).getByRole("button", { name: /^Ana Diaz/u }));
  expect(within(dialog).getByText(/^Tue, Nov 17, /u)).toBeDefined();
  expect(within(dialog).queryByText("Planned cost")).toBeNull();
  await hands.click(within(dialog).getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

describe("in the week grid", () => {
  test("the arrow keys move the focus over cards and empty cells", async () => {
    const hands = await theGrid();
    anasCard().focus();
    await hands.keyboard("{ArrowRight}");
    expect(focused()).toMatch(/^Ana Diaz, .*18.*, no shift/u);
    await hands.keyboard("{ArrowDown}");
    expect(focused()).toMatch(/^Ben Ito, .*18.*Barista, Draft$/u);
    await hands.keyboard("{ArrowUp}{ArrowLeft}");
    expect(focused()).toMatch(/^Ana Diaz, .*17.*Barista, Draft$/u);
    await hands.keyboard("{ArrowUp}");
    expect(focused()).toMatch(/^Open shifts, .*17.*, no shift/u);
  });

  test("one place is reached by Tab: the one that had the focus last", async () => {
    const hands = await theGrid();
    bensCard().focus();
    await hands.keyboard("{ArrowLeft}");
    const grid = screen.getByRole("grid");
    const stops = [...grid.querySelectorAll("[tabindex='0']")];
    expect(stops).toEqual([document.activeElement]);
    expect(focused()).toMatch(/^Ben Ito, .*17.*, no shift/u);
  });

  test("Enter on a card opens the shift, and Esc leads back to the grid", async () => {
    const hands = await theGrid();
    anasCard().focus();
    await hands.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog", { name: "Edit shift" });
    expect(within(dialog).getByRole("button", { name: "Save" })).toBeDefined();
    await hands.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(focused()).toMatch(/^Ana Diaz/u);
  });

  test("Delete removes the shift once and offers Undo, which brings it back", async () => {
    api.answer("schedules.cancelShift", () => ({ version: 4 }));
    api.answer("schedules.saveShift", () => ({ version: 5, plan: planOf(anas) }));
    const hands = await theGrid();
    anasCard().focus();
    await hands.keyboard("{Delete}{Delete}");
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Ana Diaz/u })).toBeNull());
    expect(await screen.findByText(/^Deleted: Ana Diaz, /u)).toBeDefined();
    expect(api.sent("schedules.cancelShift")).toMatchObject([
      { shiftId: "anas", expectedVersion: 3 },
    ]);
    live.put({ "companies/c1/shifts/anas": { ...anas, state: "cancelled", version: 4 } });

    const notice = screen.getByText(/^Deleted: Ana Diaz, /u).closest("[role]") ?? document.body;
    await hands.click(within(notice as HTMLElement).getByRole("button", { name: "Undo" }));
    expect(await screen.findByText(/^Undid delete: Ana Diaz, /u)).toBeDefined();
    expect(api.sent("schedules.saveShift")).toMatchObject([
      { shiftId: "anas", expectedVersion: 4 },
    ]);
    live.put({ "companies/c1/shifts/anas": { ...anas, version: 5 } });
    expect(await screen.findByRole("button", { name: /^Ana Diaz, .*17/u })).toBeDefined();
  });

  test("Ctrl+Z before the save is answered says that it waits, and then undoes that change", async () => {
    const answered = Promise.withResolvers<{ version: number }>();
    api.answer("schedules.cancelShift", () => answered.promise);
    api.answer("schedules.saveShift", () => ({ version: 5, plan: planOf(anas) }));
    const hands = await theGrid();
    anasCard().focus();
    await hands.keyboard("{Delete}");
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Ana Diaz/u })).toBeNull());
    expect(screen.getByRole("button", { name: "Undo" })).toHaveProperty("disabled", false);
    await hands.keyboard("{Control>}z{/Control}");
    expect(
      await screen.findByText(/^Undo waits until this is saved: Ana Diaz, Tue, Nov 17/u),
    ).toBeDefined();
    expect(api.sent("schedules.saveShift")).toEqual([]);
    answered.resolve({ version: 4 });
    expect(await screen.findByText(/^Undid delete: Ana Diaz, /u)).toBeDefined();
    expect(api.sent("schedules.saveShift")).toMatchObject([{ shiftId: "anas" }]);
  });

  test("an undo that waited for a save that is refused does not undo the step before", async () => {
    const answered = Promise.withResolvers<{ version: number }>();
    let calls = 0;
    api.answer("schedules.cancelShift", ({ shiftId }) => {
      calls += 1;
      return shiftId === anas.id ? { version: 4 } : answered.promise;
    });
    const hands = await theGrid();
    anasCard().focus();
    await hands.keyboard("{Delete}");
    await screen.findByText(/^Deleted: Ana Diaz, /u);
    bensCard().focus();
    await hands.keyboard("{Delete}");
    await waitFor(() => expect(calls).toBe(2));
    await hands.keyboard("{Control>}z{/Control}");
    await screen.findByText(/^Undo waits until this is saved: Ben Ito/u);
    const message = "Olivia changed this shift meanwhile.";
    answered.reject(new Refused({ code: "CONFLICT", rule: "staleVersion", message }));
    expect(
      await screen.findByText(/^This was not saved, so there is nothing to undo: Ben Ito/u),
    ).toBeDefined();
    expect(api.sent("schedules.saveShift")).toEqual([]);
  });

  test("a refused Delete shows the shift again, and why", async () => {
    api.answer("schedules.cancelShift", () => {
      throw new Refused({
        code: "CONFLICT",
        rule: "staleVersion",
        message: "Olivia changed this shift meanwhile.",
      });
    });
    const hands = await theGrid();
    anasCard().focus();
    await hands.keyboard("{Delete}");
    expect(await screen.findByText("Olivia changed this shift meanwhile.")).toBeDefined();
    expect(anasCard()).toBeDefined();
  });

  test("Ctrl with an arrow moves the shift to the next day, and the focus with it", async () => {
    const moved = aShift({ id: aShiftId("anas"), day: "2026-11-18", version: 4 });
    api.answer("schedules.saveShift", () => ({ version: 4, plan: planOf(moved) }));
    const hands = await theGrid();
    anasCard().focus();
    await hands.keyboard("{Control>}{ArrowRight}{/Control}");
    await screen.findByRole("button", { name: /^Ana Diaz, .*18/u });
    expect(focused()).toMatch(/^Ana Diaz, .*18/u);
    await waitFor(() =>
      expect(api.sent("schedules.saveShift")).toMatchObject([
        { shiftId: "anas", expectedVersion: 3, shift: { day: "2026-11-18", employeeId: "ana" } },
      ]),
    );
  });

  test("Ctrl+C and Ctrl+V copy a shift to the day of another employee", async () => {
    api.answer("schedules.addShift", () => ({ shiftId: aShiftId("copy") }));
    const hands = await theGrid();
    anasCard().focus();
    await hands.keyboard("{Control>}c{/Control}");
    expect((await screen.findByText(/^Copied .*Ctrl\+V/u)).tagName).toBe("OUTPUT");
    emptyCell(/^Ben Ito, .*17/u).focus();
    await hands.keyboard("{Control>}v{/Control}");
    expect(await screen.findByRole("button", { name: /^Ben Ito, .*17/u })).toBeDefined();
    await waitFor(() =>
      expect(api.sent("schedules.addShift")).toMatchObject([
        { shift: { employeeId: "ben", day: "2026-11-17", startsAtLocal: "09:00" } },
      ]),
    );
    expect(anasCard()).toBeDefined();
  });

  test("a digit in an empty cell types a shift, and Enter goes to the next day", async () => {
    api.answer("schedules.addShift", () => ({ shiftId: aShiftId("typed") }));
    const hands = await theGrid();
    emptyCell(/^Ben Ito, .*16/u).focus();
    await hands.keyboard("8-12");
    const field = screen.getByRole("textbox", { name: /^Ben Ito, .*16.*type a shift/u });
    expect((field as HTMLInputElement).value).toBe("8-12");
    // Its meaning is below the field, also where the cell holds more.
    const place = screen.getByText("8:00 AM – 12:00 PM").closest(".typing-place");
    expect(place?.contains(field)).toBe(true);
    await hands.keyboard("{Enter}");
    await waitFor(() =>
      expect(api.sent("schedules.addShift")).toMatchObject([
        { shift: { employeeId: "ben", day: "2026-11-16", startsAtLocal: "08:00" } },
      ]),
    );
  });
});
