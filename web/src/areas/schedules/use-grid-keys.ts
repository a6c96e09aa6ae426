import type { ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import { useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import { useLocale } from "../../locale/use-locale.ts";
import type { GridCommand } from "./grid-commands.ts";
import { commandOf } from "./grid-commands.ts";
import type { Direction } from "./grid-focus.ts";
import { neighbour, nextStop, spotOf } from "./grid-focus.ts";
import { timesOf } from "./shift-words.ts";
import type { CellPlace, RosterActions } from "./use-roster-actions.ts";

interface GridKeysInput {
  findShift: (shiftId: ShiftId) => Shift | undefined;
  actions: RosterActions;
  onType: (place: CellPlace, initial: string) => void;
  /** The shift that should have the focus once it has moved. */
  onMoved: (shiftId: ShiftId) => void;
}

interface Held {
  shift: Shift;
  isCut: boolean;
}

/** The keyboard of the week grid; `said` is the clipboard message for a screen reader. */
export function useGridKeys(input: GridKeysInput) {
  const locale = useLocale();
  const held = useRef<Held | null>(null);
  const [said, setSaid] = useState("");

  const hold = (shift: Shift, isCut: boolean) => {
    held.current = { shift, isCut };
    setSaid(`${isCut ? "Cut" : "Copied"} ${timesOf(shift, locale)}. Press Ctrl+V in another cell.`);
  };
  const paste = (place: CellPlace) => {
    if (held.current === null) return;
    const { shift, isCut } = held.current;
    const current = input.findShift(shift.id);
    if (!isCut) input.actions.copyTo(shift, place);
    else if (current !== undefined) input.actions.moveTo(current, place);
    if (isCut) held.current = null;
    setSaid(`Pasted ${timesOf(shift, locale)}.`);
  };

  const onShift = (command: GridCommand, shift: Shift, beside: CellPlace | null) => {
    if (command === "copy" || command === "cut") hold(shift, command === "cut");
    if (command === "remove") input.actions.remove([shift]);
    if (command === "move" && beside !== null) {
      input.onMoved(shift.id);
      input.actions.moveTo(shift, beside);
    }
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { shiftId, place } = spotOf(event.target);
    if (place === null || !(event.target instanceof Element)) return;
    const command = commandOf(event, shiftId !== null);
    if (command === null) return;
    event.preventDefault();
    const grid = event.currentTarget;
    const shift = shiftId === null ? undefined : input.findShift(shiftId);
    if (command === "paste") paste(place);
    else if (command === "type") input.onType(place, event.key === "Enter" ? "" : event.key);
    else if (command === "walk") nextStop(grid, event.target, event.key as Direction)?.focus();
    else if (shift !== undefined) {
      onShift(command, shift, placeBeside(grid, event.target, event.key));
    }
  };
  return { handleKeyDown, said };
}

/** The place one day or one person further, or null at the edge. */
function placeBeside(grid: HTMLElement, from: Element, key: string): CellPlace | null {
  const cell = from.closest<HTMLElement>("[data-day]");
  return cell === null ? null : spotOf(neighbour(grid, cell, key as Direction)).place;
}
