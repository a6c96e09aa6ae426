import type { EmployeeId, ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { Shift, ShiftPlan } from "@crewline/domain/records/schedules/shift";
import { planOf } from "@crewline/domain/rules/schedules/plan-of";
import { expect, test } from "vitest";
import { Random } from "../../functions/src/demo/random.ts";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, anEmployee } from "../support/a-company.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { aShift, aShiftPlan, monday } from "../support/a-shift-plan.ts";

/** Of each of the two. */
const EDITS = 20;
const SHIFTS = 12;
const PEOPLE = 4;

/** A field of a plan that an editor changed, and the version that had it first. */
interface AcceptedEdit {
  shiftId: ShiftId;
  version: number;
  change: Partial<ShiftPlan>;
}

/** What a screen shows of a shift: not always the newest. */
interface Known {
  version: number;
  plan: ShiftPlan;
}

type Api = TestCompany["owner"]["api"];

/** A screen with a week open, whose edits begin from what it shows. */
class Editor {
  readonly accepted: AcceptedEdit[] = [];
  readonly refusals: (string | null)[] = [];
  readonly known: Map<ShiftId, Known>;
  readonly #api: Api;
  readonly #random: Random;

  constructor(api: Api, week: ReadonlyMap<ShiftId, Known>, seed: number) {
    this.#api = api;
    this.#random = new Random(seed);
    this.known = new Map(week);
  }

  async edit(people: readonly EmployeeId[], reload: (id: ShiftId) => Promise<Shift>) {
    const [first, ...others] = [...this.known.keys()];
    if (first === undefined) throw new Error("The week has no shift.");
    const shiftId = this.#random.pick([first, ...others]);
    const { version: expectedVersion, plan: base } = this.known.get(shiftId) ?? unknown();
    const change = aChange(this.#random, base, people);
    const edit = { shiftId, expectedVersion, base, shift: { ...base, ...change } };
    const saving = this.#api.schedules.saveShift.mutate({ ...anAttempt(), ...edit });
    const answer = await saving.catch(() => null);
    if (answer !== null) {
      this.accepted.push({ shiftId, version: answer.version, change });
      this.known.set(shiftId, answer);
      return;
    }
    this.refusals.push((await refusalOf(saving)).rule ?? null);
    const stored = await reload(shiftId);
    this.known.set(shiftId, { version: stored.version, plan: planOf(stored) });
  }
}

function unknown(): never {
  throw new Error("The screen does not show the shift.");
}

/** Another day, time, person or note; times are short and by day, so that no limit is met. */
function aChange(
  random: Random,
  base: ShiftPlan,
  people: readonly EmployeeId[],
): Partial<ShiftPlan> {
  const changes: Partial<ShiftPlan>[] = [
    { day: addDays(monday, random.whole(0, 4)) },
    { startsAtLocal: random.pick(["09:00", "09:15", "10:00"]) },
    { endsAtLocal: random.pick(["12:00", "12:30", "13:00"]) },
    { employeeId: people[random.whole(0, people.length)] ?? null },
    { note: `Note ${random.whole(1, 1_000_000)}` },
  ];
  const change = changes[random.whole(0, changes.length - 1)] ?? {};
  const isSame = Object.entries(change).every(([field, value]) =>
    Object.is(base[field as keyof ShiftPlan], value),
  );
  return isSame ? aChange(random, base, people) : change;
}

test("two managers edit one week at once: none is lost, no one works twice", async () => {
  const company = await aCompany();
  const max = await aMember(company, { role: "manager", name: "Max" });
  const people: EmployeeId[] = [];
  for (let index = 0; index < PEOPLE; index += 1) {
    people.push(await anEmployee(company, { name: `Person ${index}` }));
  }
  const week = new Map<ShiftId, Known>();
  for (let index = 0; index < SHIFTS; index += 1) {
    const change = { day: addDays(monday, index % 5), range: "09:00-13:00" };
    const plan = aShiftPlan(company, change);
    week.set(await aShift(company, change), { version: 1, plan });
  }
  const reload = async (id: ShiftId) => (await company.read()).shifts.get(id);
  const editors = [new Editor(company.owner.api, week, 1), new Editor(max.api, week, 2)];
  await Promise.all(
    editors.map(async (editor) => {
      for (let turn = 0; turn < EDITS; turn += 1) await editor.edit(people, reload);
    }),
  );
  const accepted = editors.flatMap((editor) => editor.accepted);
  const refusals = editors.flatMap((editor) => editor.refusals);
  expect(accepted.length + refusals.length).toBe(2 * EDITS);
  expect(accepted.length).toBeGreaterThan(EDITS / 4);
  expect(
    refusals.filter((rule) => !["staleVersion", "overlap", "busy"].includes(rule ?? "")),
  ).toEqual([]);

  const stored: Shift[] = [];
  for (const [shiftId, { plan }] of week) {
    const own = accepted
      .filter((edit) => edit.shiftId === shiftId)
      .toSorted((a, b) => a.version - b.version);
    const shift = await reload(shiftId);
    stored.push(shift);
    // Each version was answered to one editor, and the store has what all of them changed.
    expect(own.map(({ version }) => version)).toEqual(own.map((_, index) => index + 2));
    expect(shift.version).toBe(own.length + 1);
    const replayed = own.reduce((before, { change }) => ({ ...before, ...change }), plan);
    expect(planOf(shift)).toEqual(replayed);
    const last = editors.find(({ known }) => known.get(shiftId)?.version === shift.version);
    expect(last?.known.get(shiftId)?.plan).toEqual(planOf(shift));
  }
  expect(stored.flatMap((shift) => doubleBooked(shift, stored))).toEqual([]);
});

/** The other shifts of the person at the same time. */
function doubleBooked(shift: Shift, all: readonly Shift[]): Shift[] {
  return all.filter(
    (other) =>
      other.id !== shift.id &&
      shift.employeeId !== null &&
      other.employeeId === shift.employeeId &&
      other.startsAt < shift.endsAt &&
      shift.startsAt < other.endsAt,
  );
}
