import type { ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import type { KeyboardEvent } from "react";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import type { GridCommand } from "./grid-commands.ts";
import { commandOf } from "./grid-commands.ts";
import type { Direction } from "../selection/grid-focus.ts";
import { nextStop, spotOf, stopAt } from "../selection/grid-focus.ts";
import type { GridFrame } from "../selection/cell-range.ts";
import { cellAfter, stepOf } from "../selection/cell-range.ts";
import type { GridSelection } from "../selection/grid-selection.ts";
import type { BatchActions } from "../selection/use-batch-actions.ts";
import type { CellPlace } from "../model/cell-place.ts";

interface GridKeysInput {
  findShift: (shiftId: ShiftId) => Shift | undefined;
  batch: BatchActions;
  selection: GridSelection;
  frame: () => GridFrame;
  onType: (place: CellPlace, initial: string) => void;
  /** The shift that should have the focus once it has moved. */
  onMoved: (shiftId: ShiftId) => void;
}

/** A key that was pressed on a card or a cell. */
interface Pressed {
  event: KeyboardEvent<HTMLElement>;
  from: Element;
  place: CellPlace;
  shift: Shift | undefined;
  /** The chosen shifts, else the focused one. */
  shifts: readonly Shift[];
}

/** The keyboard of the week grid: it acts on the chosen shifts, else on the focused one. */
export function useGridKeys(input: GridKeysInput) {
  const { batch, selection, frame, findShift, onType, onMoved } = input;

  const extend = ({ event, place }: Pressed) => {
    if (selection.end() === null) selection.beginAt(place);
    const next = cellAfter(selection.end() ?? place, stepOf(event.key), frame());
    if (next === null) return;
    selection.extendTo(next);
    stopAt(event.currentTarget, { shiftId: null, place: next })?.focus();
  };
  const walk = ({ event, from }: Pressed) => {
    const next = nextStop(event.currentTarget, from, event.key as Direction);
    next?.focus();
    const { place } = spotOf(next);
    if (place !== null) selection.beginAt(place);
  };
  const move = ({ event, shift, shifts }: Pressed) => {
    if (shift !== undefined) onMoved(shift.id);
    batch.move(shifts, stepOf(event.key));
  };
  const resize = ({ event, shifts }: Pressed) =>
    batch.resize(shifts, event.shiftKey ? "start" : "end", stepOf(event.key).days);

  /** A command that answers false leaves the key to the browser. */
  const commands: Readonly<Record<GridCommand, (pressed: Pressed) => unknown>> = {
    chooseAll: () => selection.chooseAll(),
    copy: ({ shifts }) => batch.copy(shifts),
    cut: ({ shifts }) => batch.cut(shifts),
    extend,
    fillRight: () => batch.fillRight(),
    leave: () => selection.clear(),
    move,
    paste: ({ place }) => batch.paste(place),
    remove: ({ shifts }) => batch.remove(shifts),
    resize,
    toggle: ({ place, shift }) => selection.toggle(place, shift?.id ?? null),
    type: ({ event, place }) => onType(place, event.key === "Enter" ? "" : event.key),
    walk,
  };

  return (event: KeyboardEvent<HTMLElement>) => {
    const { shiftId, place } = spotOf(event.target);
    if (place === null || !(event.target instanceof Element)) return;
    const command = commandOf(event, shiftId !== null);
    if (command === null) return;
    const shift = shiftId === null ? undefined : findShift(shiftId);
    const chosen = selection.shifts();
    const shifts = chosen.length > 0 ? chosen : shift === undefined ? [] : [shift];
    const isDone = commands[command]({ event, from: event.target, place, shift, shifts });
    if (isDone !== false) event.preventDefault();
  };
}
