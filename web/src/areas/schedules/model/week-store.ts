import type { EmployeeId, ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import type { WeekBoard } from "@crewline/domain/projections/schedules/week-board";
import { weekBoard } from "@crewline/domain/projections/schedules/week-board";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import type { RosterWeek, RosterWeekInput } from "./roster-context.ts";
import { rosterWeek } from "./roster-context.ts";
import type { Elsewhere } from "./elsewhere.ts";
import type { PendingChange } from "./pending-changes.ts";
import { stillPending, unansweredIds, withPending } from "./pending-changes.ts";
import { Topics } from "./topics.ts";
import type { CellData, CellKey } from "./week-cells.ts";
import { cellKey, emptyCell, weekCells } from "./week-cells.ts";
import type { RowData } from "./week-rows.ts";
import { emptyRow, rowOrder, weekRow } from "./week-rows.ts";

/** The live data of one location's week. */
export interface WeekFacts extends Omit<
  RosterWeekInput,
  "shifts" | "elsewhere" | "knownLocationIds"
> {
  elsewhere: Elsewhere;
}

/** Something in the week that a component can listen to on its own. */
export type WeekTopic = "week" | "order" | `cell ${CellKey}` | `row ${string}`;

/**
 * The one model of a week: live data, normalised, with the changes on top that the server has not
 * confirmed. What did not change keeps its identity, and only listeners of what did are told, so
 * that a cell is painted again only for its own data.
 */
export class WeekStore {
  readonly #topics = new Topics<WeekTopic>();
  #facts: WeekFacts;
  #pending: readonly PendingChange[] = [];
  #week: RosterWeek;
  #cells: ReadonlyMap<CellKey, CellData> = new Map();
  #rows = new Map<EmployeeId | null, RowData>();
  #order: readonly EmployeeId[] = [];
  #byId: ReadonlyMap<ShiftId, Shift> = new Map();
  #board: WeekBoard<Shift> | null = null;

  constructor(facts: WeekFacts) {
    this.#facts = facts;
    this.#week = this.#derive();
  }

  /** Takes the present live data. */
  fill(facts: WeekFacts): void {
    if (facts === this.#facts) return;
    this.#facts = facts;
    this.#pending = stillPending(facts.live, this.#pending);
    this.#update();
  }

  /** Shows changes before they are saved. */
  show(changes: readonly PendingChange[]): void {
    this.#pending = [...this.#pending, ...changes];
    this.#update();
  }

  /** Keeps showing a change that was saved, until live data has its version. */
  settle(token: string, savedVersion: number): void {
    const pending = this.#pending.map((one) =>
      one.token === token ? { ...one, savedVersion } : one,
    );
    this.#pending = stillPending(this.#facts.live, pending);
    this.#update();
  }

  /** Takes a refused change back. */
  forget(token: string): void {
    this.#pending = this.#pending.filter((one) => one.token !== token);
    this.#update();
  }

  subscribe(topic: WeekTopic, listener: () => void): () => void {
    return this.#topics.subscribe(topic, listener);
  }

  /** All of the week, a new object after each change. */
  week(): RosterWeek {
    return this.#week;
  }

  elsewhere(): Elsewhere {
    return this.#facts.elsewhere;
  }

  /** The shift as it is shown; undefined for one that is deleted or not of the week. */
  shift(shiftId: ShiftId): Shift | undefined {
    return this.#byId.get(shiftId);
  }

  cell(key: CellKey): CellData {
    return this.#cells.get(key) ?? emptyCell;
  }

  /** The people of the grid in order, below the open shifts. */
  order(): readonly EmployeeId[] {
    return this.#order;
  }

  row(employeeId: EmployeeId | null): RowData {
    return this.#rows.get(employeeId) ?? emptyRow;
  }

  /** True while the server has not answered a change of any shift. */
  isSaving(): boolean {
    return unansweredIds(this.#pending).size > 0;
  }

  /** True while the server has not answered a change of the shift. */
  isUnanswered(shiftId: ShiftId): boolean {
    return unansweredIds(this.#pending).has(shiftId);
  }

  /** The week as rows and totals: for paper, the phone and the foot of the grid. */
  board(): WeekBoard<Shift> {
    const { days, shifts, elsewhere } = this.#week;
    this.#board ??= weekBoard(days, { here: shifts, elsewhere }, this.#order);
    return this.#board;
  }

  #update(): void {
    const cells = this.#cells;
    const rows = this.#rows;
    const order = this.#order;
    this.#week = this.#derive();
    const changed: WeekTopic[] = ["week"];
    for (const key of new Set([...cells.keys(), ...this.#cells.keys()])) {
      if (cells.get(key) !== this.#cells.get(key)) changed.push(`cell ${key}`);
    }
    for (const [employeeId, row] of this.#rows) {
      if (rows.get(employeeId) !== row) changed.push(`row ${employeeId ?? "open"}`);
    }
    if (order !== this.#order) changed.push("order");
    this.#topics.tell(changed);
  }

  #derive(): RosterWeek {
    const shifts = withPending(this.#facts.live, this.#pending);
    const { elsewhere } = this.#facts;
    const { knownLocationIds } = elsewhere;
    const known = { elsewhere: elsewhere.shifts, knownLocationIds };
    const week = rosterWeek({ ...this.#facts, shifts, ...known });
    this.#board = null;
    this.#byId = new Map(shifts.map((shift) => [shift.id, shift]));
    this.#cells = weekCells(week, unansweredIds(this.#pending), this.#cells);
    this.#order = rowOrder(week, this.#order);
    this.#rows = this.#rowsOf(week);
    return week;
  }

  #rowsOf({ days, people, names }: RosterWeek): Map<EmployeeId | null, RowData> {
    const byId = new Map(people.map((person) => [person.id, person]));
    const rowOf = (id: EmployeeId | null) => {
      const cells = days.map((day) => this.cell(cellKey(id, day)));
      if (id === null)
        return weekRow({ who: "Open shifts", person: undefined, cells }, this.#rows.get(id));
      const row = { who: names.employee(id), person: byId.get(id), cells };
      return weekRow(row, this.#rows.get(id));
    };
    return new Map([null, ...this.#order].map((id) => [id, rowOf(id)]));
  }
}
