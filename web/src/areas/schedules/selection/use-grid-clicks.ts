import type { ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import type { MouseEvent } from "react";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import { restoredId, spotOf } from "./grid-focus.ts";
import type { CellPlace } from "../model/cell-place.ts";
import type { GridSelection } from "./grid-selection.ts";
import type { ShiftClipboard } from "./shift-clipboard.ts";

interface GridClicksInput {
  findShift: (shiftId: ShiftId) => Shift | undefined;
  selection: GridSelection;
  clipboard: ShiftClipboard;
  onOpen: (shiftId: ShiftId) => void;
  onRestore: (shiftId: ShiftId) => void;
  onPaste: (place: CellPlace) => void;
  onType: (place: CellPlace) => void;
}

/** Elements whose click does not begin typing. */
const inert = "input, .typing-says, .link, .elsewhere, .removed";

/**
 * A click opens a card or types into a cell; with Shift it chooses the cells up to here, with Ctrl
 * or Command it adds to what is chosen, and while shifts wait to be pasted it pastes them.
 */
export function useGridClicks(input: GridClicksInput) {
  const { selection, clipboard } = input;
  const choose = (event: MouseEvent, place: CellPlace, shiftId: ShiftId | null) => {
    if (event.shiftKey) selection.extendTo(place);
    else selection.toggle(place, shiftId);
  };
  return (event: MouseEvent) => {
    const { shiftId, place } = spotOf(event.target);
    const removedId = restoredId(event.target);
    if (removedId !== null) return input.onRestore(removedId);
    if (event.target instanceof Element && event.target.closest(inert) !== null) return undefined;
    if (place === null) return undefined;
    if (event.shiftKey || event.ctrlKey || event.metaKey) return choose(event, place, shiftId);
    if (clipboard.held()?.isWaiting === true) return input.onPaste(place);
    selection.clear();
    selection.beginAt(place);
    if (shiftId === null) return input.onType(place);
    return input.findShift(shiftId) && input.onOpen(shiftId);
  };
}
