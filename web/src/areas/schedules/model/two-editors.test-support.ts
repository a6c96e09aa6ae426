import type { ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import { mergePlan } from "@crewline/domain/rules/schedules/merge-plan";
import { requireNoOverlap } from "@crewline/domain/rules/schedules/find-overlap";
import { placeShift } from "@crewline/domain/rules/schedules/place-shift";
import { planOf } from "@crewline/domain/rules/schedules/plan-of";
import { aShift } from "@crewline/domain/rules/schedules/shift-builder.test-support";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { Shift, ShiftPlan } from "@crewline/domain/records/schedules/shift";
import type { Problem } from "../../../api/problem.ts";
import { someFacts } from "./facts.test-support.ts";
import { changedFields } from "./pending-changes.ts";
import { saveChanges } from "./save-changes.ts";
import { WeekStore } from "./week-store.ts";
import type { ShiftWrites, WantedChange } from "./write-change.ts";

/** The zone of the shifts. */
export const ZONE = "America/New_York";

/** A write that the server has taken, in the order in which it took them. */
interface Taken {
  shiftId: ShiftId;
  /** What the editor changed; null for a deletion. */
  fields: Partial<ShiftPlan> | null;
}

/** The shifts of the server, changed by the rules of the domain that the real one asks. */
export class WeekServer {
  readonly taken: Taken[] = [];
  readonly refused: (Taken & { code: string })[] = [];
  #shifts: ReadonlyMap<ShiftId, Shift>;

  constructor(shifts: readonly Shift[]) {
    this.#shifts = new Map(shifts.map((shift) => [shift.id, shift]));
  }

  shifts(): Shift[] {
    return [...this.#shifts.values()];
  }

  /**
   * Saves an edit; it merges with edits of other fields, and refuses one of the same and one by
   * which a person would work twice.
   */
  save({ shiftId, base, ...edit }: Parameters<ShiftWrites["save"]>[0]) {
    const fields = changedFields(base, edit.shift);
    return this.#write({ shiftId, fields }, (stored) => {
      const plan = mergePlan(stored, { ...edit, base });
      const after = { ...stored, ...plan, ...placeShift(plan, stored.timeZone) };
      const names = { employee: String, location: String };
      requireNoOverlap({ ...after, employeeId: plan.employeeId }, this.shifts(), names);
      return after;
    });
  }

  /** Deletes the version that the editor saw. */
  cancel(shiftId: ShiftId, expectedVersion: number) {
    return this.#write({ shiftId, fields: null }, (stored) => {
      if (stored.version === expectedVersion) return { ...stored, state: "cancelled" };
      throw new RuleViolation("staleVersion", { what: "shift", changedBy: "" });
    });
  }

  add(shift: Shift) {
    this.#put({ ...shift, version: 1 });
    this.taken.push({ shiftId: shift.id, fields: planOf(shift) });
    return { shiftId: shift.id };
  }

  #put(shift: Shift): void {
    this.#shifts = new Map([...this.#shifts, [shift.id, shift]]);
  }

  #write(write: Taken, change: (stored: Shift) => Shift) {
    const stored = this.#shifts.get(write.shiftId);
    if (stored === undefined) throw new Error("There is no such shift.");
    try {
      const after = { ...change(stored), version: stored.version + 1 };
      this.#put(after);
      this.taken.push(write);
      return { version: after.version, plan: planOf(after) };
    } catch (error) {
      if (!(error instanceof RuleViolation)) throw error;
      this.refused.push({ ...write, code: error.code });
      return { problem: { message: error.code } as Problem };
    }
  }
}

/** What is on its way between an editor and the server, delivered when the test says so. */
type Delivery = () => void;

/** An editor's week, whose requests, answers and live data are late. */
export class Editor {
  readonly store: WeekStore;
  readonly #server: WeekServer;
  readonly #versions = new Map<ShiftId, number>();
  readonly #onTheWay: Delivery[] = [];
  #last: Promise<unknown> = Promise.resolve();
  problems = 0;

  constructor(server: WeekServer) {
    this.#server = server;
    this.store = new WeekStore(someFacts(server.shifts()));
  }

  make(wanted: WantedChange): void {
    const inTurn = <T>(work: () => Promise<T>) => {
      const result = this.#last.then(work);
      this.#last = result;
      return result;
    };
    const askReason = () => Promise.resolve(null);
    const options = { writes: this.#writes(), versions: this.#versions, inTurn, askReason };
    void this.#countProblems(saveChanges(this.store, [wanted], options));
  }

  async #countProblems(saving: ReturnType<typeof saveChanges>): Promise<void> {
    const { problems } = await saving;
    this.problems += problems.length;
  }

  /** Takes the request or the answer that has waited longest; false if nothing is on its way. */
  async deliver(): Promise<boolean> {
    // What the last delivery leads to runs before the next one.
    await new Promise(setImmediate);
    const next = this.#onTheWay.shift();
    next?.();
    return next !== undefined;
  }

  /** Shows the present data of the server, as a listener does. */
  hear(): void {
    this.store.fill(someFacts(this.#server.shifts()));
  }

  #writes(): ShiftWrites {
    const call = <T>(work: () => T) =>
      new Promise<T>((answer) => {
        this.#onTheWay.push(() => {
          const result = work();
          this.#onTheWay.push(() => answer(result));
        });
      });
    return {
      add: (id, plan) =>
        call(() => this.#server.add(aShift({ id, ...plan, ...placeShift(plan, ZONE) }))),
      save: (edit) => call(() => this.#server.save(edit)),
      cancel: (shiftId, version) => call(() => this.#server.cancel(shiftId, version)),
    };
  }
}
