import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anEmployeeId, aShiftId } from "../../../kernel/ids/ids.test-support.ts";
import { addDays } from "../../../kernel/time/local-date.ts";
import { roleId } from "../../../records/job-roles/role-id.test-support.ts";
import type { PublishFilter } from "../../../records/schedules/publication.ts";
import { wholeWeek } from "../../../records/schedules/publication.ts";
import type { PublishedShift, Shift } from "../../../records/schedules/shift.ts";
import { changesByPerson } from "../changes-by-person.ts";
import { publishDiff } from "../publish-diff.ts";
import { aPublishedShift, aShift } from "../shift-builder.test-support.ts";
import { shiftStateAfter } from "../shift-state.ts";
import { publishedAfter } from "./published-after.ts";
import { publishEffect } from "./publish-effect.ts";
import { doesSomething, publishPlan } from "./publish-plan.ts";

const publishing = {
  publishedAt: "2026-11-13T09:00:00.000Z",
  scheduleVersion: 2,
  publications: new Map(),
};
const day = fc.integer({ min: 0, max: 6 }).map((after) => addDays("2026-11-16", after));
const person = fc.constantFrom("ana", "ben", "cleo", null);
const plans = fc.record({
  day,
  range: fc.constantFrom("06:00-14:00", "09:00-17:00", "22:00-06:00"),
  employeeId: person.map((name) => (name === null ? null : anEmployeeId(name))),
  jobRoleId: fc.constantFrom(roleId("barista"), roleId("cook"), null),
  note: fc.constantFrom("", "Keys"),
});
const fates = fc.constantFrom("draft", "published", "changed", "cancelled", "gone");
const shifts = fc.record({ plan: plans, before: plans, fate: fates });
const weeks = fc.array(shifts, { maxLength: 12 }).map((all) => {
  const working: Shift[] = [];
  const published: PublishedShift[] = [];
  all.forEach(({ plan, before, fate }, index) => {
    const id = aShiftId(`shift${index}`);
    if (fate !== "gone") working.push(aShift({ ...plan, id, state: fate }));
    const seen = fate === "published" ? plan : before;
    if (fate !== "draft") published.push(aPublishedShift({ ...seen, id }));
  });
  return { working, published };
});
const filters: fc.Arbitrary<PublishFilter> = fc.record({
  jobRoleIds: fc.subarray([roleId("barista"), roleId("cook")]),
  employeeIds: fc.subarray([anEmployeeId("ana"), anEmployeeId("ben"), null]),
  days: fc.uniqueArray(day, { maxLength: 3 }),
});

/** The week after the plan was published. */
function publish(week: { working: Shift[]; published: PublishedShift[] }, filter: PublishFilter) {
  const plan = publishPlan(week.working, week.published, filter);
  const working = week.working.map((shift) =>
    plan.marked.includes(shift)
      ? { ...shift, state: shiftStateAfter(shift.state, "publish") }
      : shift,
  );
  return { plan, working, published: publishedAfter(week.published, plan.diff, publishing) };
}

describe("publishing a random week", () => {
  test("does what its preview said, and the same twice does nothing", () => {
    fc.assert(
      fc.property(weeks, filters, (week, filter) => {
        const after = publish(week, filter);
        const seen = publishDiff(after.working, week.published);
        const shown = publishDiff(after.working, after.published);
        const ids = (diff: typeof seen) =>
          [...diff.added, ...diff.changed.map((one) => one.after), ...diff.removed].map(
            ({ id }) => id,
          );
        const told = ids(after.plan.diff);
        expect(ids(shown).toSorted()).toEqual(
          ids(seen)
            .filter((id) => !told.includes(id))
            .toSorted(),
        );
        expect(doesSomething(publishPlan(after.working, after.published, filter))).toBe(false);
        expect(after.plan.isWhole).toBe(
          !doesSomething(publishPlan(after.working, after.published, wholeWeek)),
        );
      }),
    );
  });

  test("shows staff the whole plan, whatever was published in parts before", () => {
    fc.assert(
      fc.property(weeks, fc.array(filters, { maxLength: 3 }), (week, parts) => {
        let now = week;
        for (const filter of parts) now = publish(now, filter);
        const { plan, published } = publish(now, wholeWeek);
        const planned = week.working.filter(({ state }) => state !== "cancelled");
        expect(published.map(({ id }) => id).toSorted()).toEqual(
          planned.map(({ id }) => id).toSorted(),
        );
        expect(plan.isWhole).toBe(true);
      }),
    );
  });

  test("tells each employee once, and every change to the one or two it concerns", () => {
    fc.assert(
      fc.property(weeks, filters, ({ working, published }, filter) => {
        const { diff } = publishPlan(working, published, filter);
        const people = changesByPerson(diff);
        expect(new Set(people.map(({ employeeId }) => employeeId)).size).toBe(people.length);
        const told = people.reduce(
          (sum, { added, changed, removed }) =>
            sum + added.length + changed.length + removed.length,
          0,
        );
        const passed = diff.changed.filter(
          ({ before, after }) => before.employeeId !== after.employeeId,
        );
        const all = diff.added.length + diff.changed.length + diff.removed.length;
        expect(told).toBe(all + passed.length);
      }),
    );
  });

  test("has another fingerprint as soon as one shown shift is another", () => {
    fc.assert(
      fc.property(weeks, ({ working, published }) => {
        const { diff } = publishPlan(working, published, wholeWeek);
        const [first] = diff.added;
        const same = publishPlan(working.toReversed(), published.toReversed(), wholeWeek);
        expect(publishEffect(same.diff)).toBe(publishEffect(diff));
        if (first === undefined) return;
        const edited = working.map((shift) =>
          shift === first ? { ...shift, note: "Other keys" } : shift,
        );
        const other = publishPlan(edited, published, wholeWeek);
        expect(publishEffect(other.diff)).not.toBe(publishEffect(diff));
      }),
    );
  });
});
