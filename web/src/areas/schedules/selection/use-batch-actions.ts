import type { Shift } from "@crewline/domain/records/schedules/shift";
import { planOf } from "@crewline/domain/rules/schedules/plan-of";
import { resizedBySteps } from "../model/dragged-plan.ts";
import { cellKey } from "../model/week-cells.ts";
import type { WeekStore } from "../model/week-store.ts";
import type { StepAction } from "../model/step-action.ts";
import type { CellPlace, Replanned } from "../model/cell-place.ts";
import { planAt } from "../model/cell-place.ts";
import type { GridFrame, GridStep } from "./cell-range.ts";
import type { GridSelection } from "./grid-selection.ts";
import type { PlacedInBatch } from "./placed-batch.ts";
import { filledRight, steppedBatch } from "./placed-batch.ts";
import type { ShiftClipboard } from "./shift-clipboard.ts";
import { useBatchClipboard } from "./use-batch-clipboard.ts";

export interface BatchInput {
  store: WeekStore;
  actions: {
    planAll: (action: StepAction, wanted: readonly Replanned[]) => void;
    remove: (shifts: readonly Shift[]) => void;
  };
  selection: GridSelection;
  clipboard: ShiftClipboard;
  frame: () => GridFrame;
}

/** What can be done with several shifts at once; each is one step to undo. */
export function useBatchActions(input: BatchInput) {
  const { store, actions, selection, frame } = input;
  const planBatch = (action: StepAction, batch: readonly PlacedInBatch[]) => {
    const locationId = store.week().location.id;
    const wanted = batch.map(({ shift, place }) => ({
      shift: action === "copy" ? null : shift,
      plan: { ...planAt(shift, place), locationId },
    }));
    actions.planAll(action, wanted);
  };
  const shiftsAt = ({ employeeId, day }: CellPlace) => store.cell(cellKey(employeeId, day)).shifts;

  return {
    ...useBatchClipboard(input, planBatch),
    move: (shifts: readonly Shift[], step: GridStep) => {
      const batch = steppedBatch(shifts, step, frame());
      if (batch !== null) planBatch("move", batch);
    },
    resize: (shifts: readonly Shift[], side: "start" | "end", steps: number) =>
      actions.planAll(
        "edit",
        shifts.map((shift) => ({ shift, plan: resizedBySteps(shift, side, steps) })),
      ),
    unassign: (shifts: readonly Shift[]) => {
      const assigned = shifts.filter(({ employeeId }) => employeeId !== null);
      const plan = (shift: Shift) => ({ ...planOf(shift), employeeId: null });
      actions.planAll(
        "edit",
        assigned.map((shift) => ({ shift, plan: plan(shift) })),
      );
    },
    remove: (shifts: readonly Shift[]) => {
      actions.remove(shifts);
      selection.clear();
    },
    /** Returns false if no row of the selection has a day to fill. */
    fillRight: (): boolean => {
      const batch = filledRight(selection.cells(), shiftsAt);
      planBatch("copy", batch);
      return batch.length > 0;
    },
  };
}

export type BatchActions = ReturnType<typeof useBatchActions>;
