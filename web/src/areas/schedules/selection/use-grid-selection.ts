import type { ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import { createContext, use, useState, useSyncExternalStore } from "react";
import { useWholeWeek } from "../model/use-week-store.ts";
import type { CellKey } from "../model/week-cells.ts";
import type { WeekStore } from "../model/week-store.ts";
import type { GridFrame } from "./cell-range.ts";
import { GridSelection } from "./grid-selection.ts";

/** Null where nothing can be chosen: on phones and on paper. */
export const GridSelectionContext = createContext<GridSelection | null>(null);

export function useNewSelection(store: WeekStore, frame: () => GridFrame): GridSelection {
  const [selection] = useState(() => new GridSelection(store, frame));
  return selection;
}

const never = () => () => undefined;

/** The marks of a cell; painted again only when they change. */
export function useCellMarks(
  key: CellKey,
  shiftIds: readonly ShiftId[],
): { isChosen: boolean; isShiftChosen: (shiftId: ShiftId) => boolean } {
  const selection = use(GridSelectionContext);
  const marks = () => {
    if (selection === null || selection.isEmpty()) return "";
    const ids = shiftIds.filter((id) => selection.hasShift(id));
    return [selection.hasCell(key) ? "cell" : "", ...ids].join(" ");
  };
  const [cell, ...chosen] = useSyncExternalStore(selection?.subscribe ?? never, marks).split(" ");
  const isWhole = chosen.length > 0 && chosen.length === shiftIds.length;
  return { isChosen: cell === "cell" || isWhole, isShiftChosen: (id) => chosen.includes(id) };
}

/** How many of the chosen shifts the week still has. */
export function useChosenCount(selection: GridSelection): number {
  useWholeWeek();
  return useSyncExternalStore(selection.subscribe, () => selection.shifts().length);
}
