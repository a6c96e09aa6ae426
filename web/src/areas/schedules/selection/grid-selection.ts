import type { ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import type { CellKey } from "../model/week-cells.ts";
import { cellKey } from "../model/week-cells.ts";
import type { WeekStore } from "../model/week-store.ts";
import { Topics } from "../model/topics.ts";
import type { CellPlace } from "../model/cell-place.ts";
import type { GridFrame } from "./cell-range.ts";
import { cellsBetween } from "./cell-range.ts";

/**
 * The chosen cells and shifts of the week on screen. It lives beside the model, so that choosing
 * paints only the cells whose mark changes.
 */
export class GridSelection {
  readonly #store: WeekStore;
  readonly #frame: () => GridFrame;
  readonly #topics = new Topics<"all">();
  #cells = new Map<CellKey, CellPlace>();
  #shiftIds = new Set<ShiftId>();
  #from: CellPlace | null = null;
  #to: CellPlace | null = null;

  constructor(store: WeekStore, frame: () => GridFrame) {
    this.#store = store;
    this.#frame = frame;
  }

  readonly subscribe = (listener: () => void) => this.#topics.subscribe("all", listener);

  /** The chosen shifts that the week still has, in the order of the grid. */
  shifts(): Shift[] {
    return [...this.#shiftIds].flatMap((id) => this.#store.shift(id) ?? []);
  }

  cells(): CellPlace[] {
    return [...this.#cells.values()];
  }

  isEmpty(): boolean {
    return this.#cells.size === 0 && this.#shiftIds.size === 0;
  }

  hasCell(key: CellKey): boolean {
    return this.#cells.has(key);
  }

  hasShift(shiftId: ShiftId): boolean {
    return this.#shiftIds.has(shiftId);
  }

  /** The cell that Shift with an arrow key goes on from. */
  end(): CellPlace | null {
    return this.#to;
  }

  /** Where a range begins that is extended later; what is chosen stays. */
  beginAt(place: CellPlace): void {
    this.#from = place;
    this.#to = place;
  }

  /** Chooses the rectangle from where the range began. */
  extendTo(place: CellPlace): void {
    this.#from ??= place;
    this.#to = place;
    this.#choose(cellsBetween(this.#from, place, this.#frame()));
  }

  /** Adds one shift or a cell with its shifts, or takes it out. */
  toggle(place: CellPlace, shiftId: ShiftId | null): void {
    const key = cellKey(place.employeeId, place.day);
    const isChosen = shiftId === null ? this.#cells.has(key) : this.#shiftIds.has(shiftId);
    const ids = shiftId === null ? this.#idsAt(place) : [shiftId];
    for (const id of ids) {
      if (isChosen) this.#shiftIds.delete(id);
      else this.#shiftIds.add(id);
    }
    if (isChosen) this.#cells.delete(key);
    else if (shiftId === null) this.#cells.set(key, place);
    this.beginAt(place);
    this.#topics.tell(["all"]);
  }

  chooseAll(): void {
    const { rows, days } = this.#frame();
    this.#choose(rows.flatMap((employeeId) => days.map((day) => ({ employeeId, day }))));
  }

  clear(): void {
    this.#from = null;
    this.#to = null;
    if (!this.isEmpty()) this.#choose([]);
  }

  #choose(places: readonly CellPlace[]): void {
    this.#cells = new Map(places.map((place) => [cellKey(place.employeeId, place.day), place]));
    this.#shiftIds = new Set(places.flatMap((place) => this.#idsAt(place)));
    this.#topics.tell(["all"]);
  }

  #idsAt({ employeeId, day }: CellPlace): ShiftId[] {
    return this.#store.cell(cellKey(employeeId, day)).shifts.map(({ id }) => id);
  }
}
