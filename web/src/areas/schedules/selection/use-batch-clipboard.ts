import { counted } from "@crewline/domain/kernel/formats/counted";
import { formatSpan } from "@crewline/domain/kernel/formats/format-time";
import { nouns } from "@crewline/domain/kernel/formats/nouns";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import { useState } from "react";
import { useLocale } from "../../../locale/use-locale.ts";
import type { StepAction } from "../model/step-action.ts";
import type { CellPlace } from "../model/cell-place.ts";
import type { PlacedInBatch } from "./placed-batch.ts";
import { pastedBatch } from "./placed-batch.ts";
import type { BatchInput } from "./use-batch-actions.ts";

/** Copies and cuts shifts, and pastes them; `said` is the message for a screen reader. */
export function useBatchClipboard(
  { store, selection, clipboard, frame }: BatchInput,
  planBatch: (action: StepAction, batch: readonly PlacedInBatch[]) => void,
) {
  const locale = useLocale();
  const [said, say] = useState("");
  const subject = (shifts: readonly Shift[]) => {
    const [only] = shifts;
    return only !== undefined && shifts.length === 1
      ? formatSpan(only, only.timeZone, locale)
      : counted(shifts.length, nouns.shift, locale);
  };
  const hold = (shifts: readonly Shift[], isCut: boolean, isWaiting = false) => {
    if (shifts.length === 0) return;
    clipboard.hold({ shifts, isCut, isWaiting });
    const next = isWaiting ? "Choose a cell to paste into." : "Press Ctrl+V in another cell.";
    say(`${isCut ? "Cut" : "Copied"} ${subject(shifts)}. ${next}`);
  };
  return {
    said,
    copy: (shifts: readonly Shift[], isWaiting?: boolean) => hold(shifts, false, isWaiting),
    cut: (shifts: readonly Shift[], isWaiting?: boolean) => hold(shifts, true, isWaiting),
    /** Pastes at a cell, or with null at the same people and days of the week. */
    paste: (at: CellPlace | null) => {
      const held = clipboard.held();
      if (held === null) return;
      const { id } = store.week().location;
      // A shift moves within its location; at another one it is a new shift.
      const isMove = held.isCut && held.shifts.every(({ locationId }) => locationId === id);
      const current = held.shifts.map((shift) => (isMove && store.shift(shift.id)) || shift);
      const batch = pastedBatch(current, at, frame());
      planBatch(isMove ? "move" : "copy", batch);
      clipboard.hold(isMove ? null : { ...held, isWaiting: false });
      selection.clear();
      const left = current.length - batch.length;
      const leftText = left === 0 ? "" : ` ${counted(left, nouns.shift, locale)} did not fit.`;
      say(`Pasted ${subject(batch.map(({ shift }) => shift))}.${leftText}`);
    },
  };
}
