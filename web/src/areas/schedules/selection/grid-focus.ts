import { employeeIdSchema, shiftIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import { readId } from "@crewline/domain/kernel/ids/read-id";
import type { EmployeeId, ShiftId } from "@crewline/domain/kernel/ids/entity-ids";

/** The removed shift whose button was clicked, or null. */
export function restoredId(element: EventTarget | null): ShiftId | null {
  if (!(element instanceof Element)) return null;
  const removed = element.closest<HTMLElement>("[data-restore]")?.dataset["restore"];
  return readId(shiftIdSchema, removed) || null;
}

/** The spot of a pointer or of the focus in the grid, found from the element alone. */
export interface GridSpot {
  shiftId: ShiftId | null;
  place: { employeeId: EmployeeId | null; day: string } | null;
}

export function spotOf(element: EventTarget | null): GridSpot {
  if (!(element instanceof Element)) return { shiftId: null, place: null };
  const card = element.closest<HTMLElement>("[data-shift]");
  const cell = element.closest<HTMLElement>("[data-day]");
  const day = cell?.dataset["day"];
  const person = cell?.dataset["person"];
  return {
    shiftId: readId(shiftIdSchema, card?.dataset["shift"]) || null,
    place: day === undefined ? null : { employeeId: readId(employeeIdSchema, person) || null, day },
  };
}

const stops = ".cell .shift, .body .cell[tabindex]";

/** The shift's card, else the last card or the cell at the place; null if neither is on screen. */
export function stopAt(grid: HTMLElement, { shiftId, place }: GridSpot): HTMLElement | null {
  const card = shiftId === null ? null : grid.querySelector<HTMLElement>(cardSelector(shiftId));
  if (card !== null || place === null) return card;
  const selector = `[data-day="${place.day}"][data-person="${place.employeeId ?? ""}"]`;
  const cell = grid.querySelector<HTMLElement>(selector);
  return [...(cell?.querySelectorAll<HTMLElement>(".shift") ?? [])].at(-1) ?? cell;
}

function cardSelector(shiftId: ShiftId): string {
  return `[data-shift="${CSS.escape(shiftId)}"]`;
}

/** All places of the grid that can have the focus: cards, and cells without any. */
export function focusStops(grid: HTMLElement): HTMLElement[] {
  return [...grid.querySelectorAll<HTMLElement>(stops)];
}

/** Exactly one stop can be reached by Tab: the one that had the focus last, else the first. */
export function keepOneTabStop(grid: HTMLElement, wanted: HTMLElement | null): void {
  const all = focusStops(grid);
  const current = all.find((stop) => stop === wanted) ?? all.find((stop) => stop.tabIndex === 0);
  const chosen = current ?? all[0];
  for (const stop of all) if (stop.tabIndex === 0 && stop !== chosen) stop.tabIndex = -1;
  if (chosen !== undefined) chosen.tabIndex = 0;
}

export type Direction = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

/**
 * The next stop in a direction: cards of one cell are above each other, then comes the next row.
 */
export function nextStop(
  grid: HTMLElement,
  from: Element,
  direction: Direction,
): HTMLElement | null {
  const cell = from.closest<HTMLElement>("[data-day]");
  if (cell === null) return null;
  const step = direction === "ArrowUp" || direction === "ArrowLeft" ? -1 : 1;
  if (direction === "ArrowUp" || direction === "ArrowDown") {
    const siblings = stopsOf(cell);
    const sibling = siblings[siblings.indexOf(from as HTMLElement) + step];
    if (sibling !== undefined) return sibling;
  }
  const target = neighbour(grid, cell, direction);
  if (target === null) return null;
  const options = stopsOf(target);
  return (direction === "ArrowUp" ? options.at(-1) : options[0]) ?? null;
}

/** The cell beside or above or below, or null at the edge of the grid. */
export function neighbour(
  grid: HTMLElement,
  cell: HTMLElement,
  direction: Direction,
): HTMLElement | null {
  const rows = [...grid.querySelectorAll<HTMLElement>(".body .row:not(.group):not(.sums)")];
  const row = rows.findIndex((one) => one.contains(cell));
  const cells = cellsOf(rows[row]);
  const column = cells.indexOf(cell);
  if (direction === "ArrowLeft") return cells[column - 1] ?? null;
  if (direction === "ArrowRight") return cells[column + 1] ?? null;
  return cellsOf(rows[row + (direction === "ArrowUp" ? -1 : 1)])[column] ?? null;
}

function cellsOf(row: HTMLElement | undefined): HTMLElement[] {
  return row === undefined ? [] : [...row.querySelectorAll<HTMLElement>("[data-day]")];
}

function stopsOf(cell: HTMLElement): HTMLElement[] {
  const cards = [...cell.querySelectorAll<HTMLElement>(".shift")];
  return cards.length > 0 ? cards : [cell];
}
