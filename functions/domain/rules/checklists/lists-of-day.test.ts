import { describe, expect, test } from "vitest";
import { anEmployeeId, aLocationId, aShiftId } from "../../kernel/ids/ids.test-support.ts";
import { roleId } from "../../records/job-roles/role-id.test-support.ts";
import { checklistTemplateIdSchema } from "../../kernel/ids/record-ids.ts";
import { weekdays } from "../../kernel/time/local-date.ts";
import type { ChecklistTemplate } from "../../records/checklists/checklist-template.ts";
import { fridge as fridgeItem } from "./run.test-support.ts";
import { listsOfDay } from "./lists-of-day.ts";
import { nextLists, nextMissed } from "./next-lists.ts";
import { isFor, runScore, runState, withAnswer } from "./run-state.ts";

const fridge = fridgeItem.id;
const day = "2026-03-02";

const template: ChecklistTemplate = {
  id: checklistTemplateIdSchema.parse("t1"),
  name: "Opening",
  description: "",
  items: [fridgeItem],
  trigger: { kind: "opening", at: "09:00", offsetMinutes: -30 },
  recurrence: {
    kind: "weekly",
    weekdays: [...weekdays],
    everyWeeks: 1,
    firstDay: day,
    monthDay: 1,
  },
  dueMinutes: 60,
  graceMinutes: 30,
  locationIds: [aLocationId("pier")],
  jobRoleIds: [],
  doneBy: "firstToClaim",
  needsSignOff: false,
  signOffRoleIds: [],
  state: "active",
  savedAt: "2026-03-01T10:00:00.000Z",
  savedByName: "Kim",
  version: 3,
};

const hours = [{ opensAt: "08:00", closesAt: "01:00" }];
const facts = {
  day,
  location: { timeZone: "UTC", openingHours: { monday: hours }, specialDays: [] },
  weekStart: "monday" as const,
  shifts: [
    {
      id: aShiftId("s2"),
      employeeId: anEmployeeId("bo"),
      jobRoleId: null,
      startsAt: "2026-03-02T12:00:00.000Z",
      endsAt: "2026-03-02T20:00:00.000Z",
    },
    {
      id: aShiftId("s1"),
      employeeId: anEmployeeId("ana"),
      jobRoleId: null,
      startsAt: "2026-03-02T07:00:00.000Z",
      endsAt: "2026-03-02T15:00:00.000Z",
    },
  ],
};
const lists = (change: Partial<ChecklistTemplate> = {}, on: Partial<typeof facts> = {}) =>
  listsOfDay([{ ...template, ...change }], { ...facts, ...on });

describe("the lists of a location's day", () => {
  test("begin before opening, are due an hour later, and missed after the grace", () => {
    expect(lists()).toMatchObject([
      {
        id: "t1_all",
        templateVersion: 3,
        employeeId: null,
        opensAt: "2026-03-02T07:30:00.000Z",
        dueAt: "2026-03-02T08:30:00.000Z",
        missedAt: "2026-03-02T09:00:00.000Z",
      },
    ]);
  });

  test("are none on a day on which the location is closed", () => {
    expect(lists({}, { day: "2026-03-03" })).toEqual([]);
  });

  test("of closing begin on the next day where the location closes after midnight", () => {
    const [closing] = lists({ trigger: { kind: "closing", at: "09:00", offsetMinutes: 0 } });
    expect(closing?.opensAt).toBe("2026-03-03T01:00:00.000Z");
  });

  test("are one for each shift where everyone does them, and one for the first shift's lead", () => {
    const trigger = { kind: "shiftStart" as const, at: "09:00", offsetMinutes: 0 };
    expect(lists({ trigger, doneBy: "everyone" }).map(({ id }) => id)).toEqual(["t1_s1", "t1_s2"]);
    expect(lists({ trigger, doneBy: "shiftLead" })).toMatchObject([{ employeeId: "ana" }]);
  });
});

describe("a look at the lists of a day", () => {
  const [list] = lists();
  if (list === undefined) throw new Error("There is a list.");
  const early = "2026-03-02T00:00:00.000Z";

  test("makes each list once, and none that was due already", () => {
    expect(nextLists({ stored: [], wanted: [list], now: early, isOver: false }).save).toEqual([
      list,
    ]);
    expect(nextLists({ stored: [list], wanted: [list], now: early, isOver: false }).save).toEqual(
      [],
    );
    const late = "2026-03-02T08:45:00.000Z";
    expect(nextLists({ stored: [], wanted: [list], now: late, isOver: false }).save).toEqual([]);
  });

  test("begins no list on demand for a day that is over", () => {
    const wanted = [{ ...list, dueAt: null, missedAt: null }];
    expect(nextLists({ stored: [], wanted, now: early, isOver: true }).save).toEqual([]);
    expect(nextLists({ stored: [], wanted, now: early, isOver: false }).save).toEqual(wanted);
  });

  test("keeps the items of a list when its template changes", () => {
    const changed = { ...list, templateVersion: 4, items: [] };
    expect(
      nextLists({ stored: [list], wanted: [changed], now: early, isOver: false }).save,
    ).toEqual([]);
  });

  test("marks what was not done in time as missed, once", () => {
    const after = "2026-03-02T09:00:00.000Z";
    const { save } = nextLists({ stored: [list], wanted: [list], now: after, isOver: false });
    expect(save).toMatchObject([{ isMissed: true }]);
    expect(nextLists({ stored: save, wanted: [list], now: after, isOver: false }).save).toEqual([]);
    expect(nextMissed([list], early)).toBe("2026-03-02T09:00:00.000Z");
    expect(nextMissed(save, after)).toBeNull();
  });

  test("takes away the list of a shift that is gone, unless something was done", () => {
    const [own] = lists({ doneBy: "everyone" });
    if (own === undefined) throw new Error("There is a list.");
    expect(nextLists({ stored: [own], wanted: [], now: early, isOver: false }).remove).toEqual([
      own,
    ]);
    const answer = { value: 3, note: "", at: early, byEmployeeId: null };
    const begun = withAnswer(own, { itemId: fridge, answer, at: early, byEmployeeId: null });
    expect(nextLists({ stored: [begun], wanted: [], now: early, isOver: false }).remove).toEqual(
      [],
    );
  });
});

describe("a checklist that no one has started", () => {
  const barista = roleId("barista");
  const ana = { id: anEmployeeId("ana"), jobRoleIds: [barista] };
  const bo = { id: anEmployeeId("bo"), jobRoleIds: [roleId("cook")] };
  const [list] = lists({ jobRoleIds: [barista] });
  if (list === undefined) throw new Error("There is a list.");

  test("is for people in its job roles, or for all where it names none", () => {
    expect([ana, bo].map((one) => isFor(list, one))).toEqual([true, false]);
    expect([ana, bo].map((one) => isFor({ ...list, jobRoleIds: [] }, one))).toEqual([true, true]);
  });

  test("is for one employee only, once they have started it", () => {
    const begun = { ...list, employeeId: bo.id };
    expect([ana, bo].map((one) => isFor(begun, one))).toEqual([false, true]);
  });
});

describe("an answer", () => {
  const [list] = lists();
  if (list === undefined) throw new Error("There is a list.");
  const ana = anEmployeeId("ana");
  const given = (value: number, note: string, at: string) =>
    withAnswer(list, {
      itemId: fridge,
      answer: { value, note, at, byEmployeeId: ana },
      at,
      byEmployeeId: ana,
    });
  const at = "2026-03-02T08:00:00.000Z";

  test("claims the list and completes it at its tap, whenever it arrives", () => {
    const done = given(4, "", at);
    expect(done).toMatchObject({ employeeId: "ana", completedAt: at });
    expect(runState(done, "2026-03-02T23:00:00.000Z")).toBe("completed");
    expect(runState(given(4, "", "2026-03-02T08:40:00.000Z"), at)).toBe("completedLate");
    expect(runScore(done)).toBe(100);
  });

  test("out of bounds needs a note before it counts, and costs points", () => {
    expect(given(9, "", at).completedAt).toBeNull();
    const noted = given(9, "Moved to the walk-in", at);
    expect(noted.completedAt).toBe(at);
    expect(runScore(noted)).toBe(0);
  });

  test("that was tapped before the present one changes nothing", () => {
    const present = given(4, "", at);
    const earlier = "2026-03-02T07:00:00.000Z";
    const answer = { value: 9, note: "", at: earlier, byEmployeeId: ana };
    expect(withAnswer(present, { itemId: fridge, answer, at: earlier, byEmployeeId: ana })).toBe(
      present,
    );
  });
});
