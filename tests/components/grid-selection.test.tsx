import { anEmployeeId, aShiftId } from "@crewline/domain/kernel/ids/ids.test-support";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { aShift } from "@crewline/domain/rules/schedules/shift-builder.test-support";
import { planOf } from "@crewline/domain/rules/schedules/plan-of";
import { beforeEach, describe, expect, test } from "vitest";
import { SchedulesPage } from "../../web/src/areas/schedules/schedules-page.tsx";
import { putCompany } from "./support/a-company.ts";
import { api } from "./support/fake-api.ts";
import { live } from "./support/fake-live.ts";
import { kim, renderPage } from "./support/render-page.tsx";

/** Tuesday for Ana, Wednesday for Ben. */
const anas = aShift({ id: aShiftId("anas"), version: 3 });
const bens = aShift({ id: aShiftId("bens"), employeeId: anEmployeeId("ben"), day: "2026-11-18" });

beforeEach(() => {
  putCompany();
  live.put({ "companies/c1/shifts/anas": anas, "companies/c1/shifts/bens": bens });
  api.answer("schedules.addShift", () => ({ shiftId: aShiftId("added") }));
  api.answer("schedules.cancelShift", () => ({ version: 4 }));
  api.answer("schedules.saveShift", () => ({ version: 5, plan: planOf(anas) }));
});

async function theGrid() {
  const path = "/schedules?location=harbor&week=2026-11-16";
  const hands = renderPage(<SchedulesPage />, { actor: kim, path });
  await screen.findByRole("button", { name: /^Ana Diaz, .*17/u });
  return hands;
}

const anasCard = () => screen.getByRole("button", { name: /^Ana Diaz, .*17/u });
const bensCard = () => screen.getByRole("button", { name: /^Ben Ito, .*18/u });
const cell = (name: RegExp) => screen.getByRole("cell", { name });
const bar = () => screen.getByRole("toolbar", { name: "Selection" });

/** The person and day of each shift that was added. */
const added = () =>
  api.sent("schedules.addShift").map(({ shift }) => [shift.employeeId, shift.day]);

describe("several shifts of the week grid", () => {
  test("are chosen with Shift and the arrow keys, which a screen reader hears", async () => {
    const hands = await theGrid();
    anasCard().focus();
    await hands.keyboard("{Shift>}{ArrowRight}{ArrowDown}{/Shift}");
    expect(within(bar()).getByText("2 shifts")).toBeDefined();
    expect(screen.getByText("2 shifts selected").tagName).toBe("OUTPUT");
    expect(anasCard().closest("td")?.getAttribute("aria-selected")).toBe("true");
    expect(screen.getByRole("button", { name: /^Ben Ito, .*, selected$/u })).toBeDefined();
    expect(screen.getByRole("grid").querySelectorAll("[aria-selected=true]")).toHaveLength(4);
    await hands.keyboard("{Escape}");
    expect(screen.queryByRole("toolbar")).toBeNull();
    expect(screen.getByRole("grid").querySelectorAll("[aria-selected=true]")).toHaveLength(0);
  });

  test("are chosen one by one with Space or Ctrl and a click, without opening them", async () => {
    const hands = await theGrid();
    anasCard().focus();
    await hands.keyboard(" ");
    expect(within(bar()).getByText("1 shift")).toBeDefined();
    fireEvent.click(bensCard(), { ctrlKey: true });
    expect(within(bar()).getByText("2 shifts")).toBeDefined();
    fireEvent.click(bensCard(), { ctrlKey: true });
    expect(within(bar()).getByText("1 shift")).toBeDefined();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("are deleted together, and one Undo brings all of them back", async () => {
    const hands = await theGrid();
    anasCard().focus();
    await hands.keyboard("{Control>}a{/Control}{Delete}");
    expect(await screen.findByText("Deleted: 2 shifts.")).toBeDefined();
    expect(api.sent("schedules.cancelShift")).toHaveLength(2);
    await hands.keyboard("{Control>}z{/Control}");
    expect(await screen.findByText("Undid delete: 2 shifts.")).toBeDefined();
    expect(api.sent("schedules.saveShift")).toMatchObject([
      { shiftId: "bens" },
      { shiftId: "anas" },
    ]);
  });

  test("are pasted with the distance of their days, and those of several people row by row", async () => {
    const hands = await theGrid();
    anasCard().focus();
    await hands.keyboard("{Control>}ac{/Control}");
    expect(await screen.findByText(/^Copied 2 shifts\. Press Ctrl\+V/u)).toBeDefined();
    cell(/^Ana Diaz, .*20, no shift/u).focus();
    await hands.keyboard("{Control>}v{/Control}");
    await waitFor(() =>
      expect(added()).toEqual([
        ["ana", "2026-11-20"],
        ["ben", "2026-11-21"],
      ]),
    );
  });

  test("go to the same people and days of the next week when nothing has the focus", async () => {
    const hands = await theGrid();
    anasCard().focus();
    await hands.keyboard("{Control>}ac{/Control}");
    await hands.click(screen.getByRole("button", { name: "Week after" }));
    await screen.findByRole("columnheader", { name: /Nov 23/u });
    (document.activeElement as HTMLElement).blur();
    await hands.keyboard("{Control>}v{/Control}");
    await waitFor(() =>
      expect(added()).toEqual([
        ["ana", "2026-11-24"],
        ["ben", "2026-11-25"],
      ]),
    );
  });

  test("fill the chosen days after them with Ctrl+R", async () => {
    const hands = await theGrid();
    anasCard().focus();
    await hands.keyboard("{Shift>}{ArrowRight}{ArrowRight}{/Shift}{Control>}r{/Control}");
    await waitFor(() =>
      expect(added()).toEqual([
        ["ana", "2026-11-18"],
        ["ana", "2026-11-19"],
      ]),
    );
  });

  test("lose their employees with Unassign", async () => {
    const hands = await theGrid();
    anasCard().focus();
    await hands.keyboard("{Control>}a{/Control}");
    await hands.click(within(bar()).getByRole("button", { name: "Unassign" }));
    await waitFor(() =>
      expect(api.sent("schedules.saveShift")).toMatchObject([
        { shiftId: "anas", shift: { employeeId: null } },
        { shiftId: "bens", shift: { employeeId: null } },
      ]),
    );
  });

  test("wait after Move for a click on the cell that they go to", async () => {
    const hands = await theGrid();
    anasCard().focus();
    await hands.keyboard(" ");
    await hands.click(within(bar()).getByRole("button", { name: "Move" }));
    expect(screen.getByText("Move 1 shift: choose a cell")).toBeDefined();
    await hands.click(cell(/^Ben Ito, .*20, no shift/u));
    await waitFor(() =>
      expect(api.sent("schedules.saveShift")).toMatchObject([
        { shiftId: "anas", shift: { employeeId: "ben", day: "2026-11-20" } },
      ]),
    );
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  test("Alt and an arrow end the focused shift 15 minutes later, with Shift start it later", async () => {
    const hands = await theGrid();
    anasCard().focus();
    await hands.keyboard("{Alt>}{ArrowRight}{/Alt}");
    await waitFor(() =>
      expect(api.sent("schedules.saveShift")).toMatchObject([{ shift: { endsAtLocal: "17:15" } }]),
    );
    await hands.keyboard("{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}");
    await waitFor(() =>
      expect(api.sent("schedules.saveShift").at(-1)).toMatchObject({
        shift: { startsAtLocal: "09:15" },
      }),
    );
  });
});
