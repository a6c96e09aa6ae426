import { expect, test, vi } from "vitest";
import { formatDay } from "../../functions/domain/kernel/formats/format-time.ts";
import { anEmployeeId, aUserId } from "../../functions/domain/kernel/ids/ids.test-support.ts";
import { american } from "../../functions/domain/kernel/formats/readers.test-support.ts";
import { aShift } from "../../functions/domain/rules/schedules/shift-builder.test-support.ts";
import { RuleViolation } from "../../functions/domain/rules/violations/rule-violation.ts";
import { shiftStateSchema } from "../../functions/domain/records/schedules/shift.ts";
import { overrideCodes } from "../../functions/domain/records/schedules/shift-override.ts";
import { cardName } from "../../functions/domain/words/schedules/cards/card-name.ts";
import {
  endsNextDayText,
  nextDayText,
  shiftStateText,
  shiftSubject,
} from "../../functions/domain/words/schedules/cards/shift-words.ts";
import {
  offeredReason,
  overriddenText,
  overrideList,
  overridesText,
  overrideTitle,
} from "../../functions/domain/words/schedules/override-words.ts";
import { recurringShiftIdSchema } from "../../functions/domain/kernel/ids/record-ids.ts";
import {
  endedText,
  filledText,
  openRecurringText,
  recurringName,
  recurringTitle,
  recurrenceText,
} from "../../functions/domain/words/schedules/recurring/recurring-words.ts";
import { copyRemarks, undoRemark } from "../../functions/domain/words/schedules/copy-words.ts";
import {
  openShiftRefusedSentence,
  overrideNeededSentence,
  overrideSentence,
} from "../../functions/domain/words/violations/override-sentence.ts";
import { calendarWords } from "../../functions/domain/words/files/calendar-words.ts";
import { shiftFileWords } from "../../functions/domain/words/files/shift-file-words.ts";
import { shiftImportWords } from "../../functions/domain/words/imports/shift-import-words.ts";
import { labelledLines, textsOf, wholeTexts } from "./bracketed.ts";

vi.mock(import("../../functions/domain/kernel/formats/in-language.ts"), async () => {
  const { bracketed: inLanguage } = await import("./bracketed.ts");
  return { inLanguage };
});

const glued = (texts: readonly string[]) => texts.filter((text) => !wholeTexts.test(text));

test("the lines of a copied week are whole texts", () => {
  const because = new RuleViolation("notWorking", { who: "Ana" });
  const shift = aShift();
  const warning = { code: "overtime", facts: { seconds: 3600 } } as const;
  const [roleName, skillName] = [() => "Barista", () => "First aid"];
  const reader = { who: null, timeZone: shift.timeZone, roleName, skillName, locale: american };
  const plan = {
    copied: [{ plan: shift, placed: shift, opened: { who: "Ana", because }, warnings: [warning] }],
    replaced: [shift, aShift({ employeeId: null })],
    skipped: [],
  };
  const names = { employee: () => "Ana", location: () => "Harbor" };
  const remarks = Object.values(copyRemarks(plan, names, reader)).flat();
  // The day stands alone where the reason names the employee.
  const isDay = (text: string) => text === formatDay(shift.day, american);
  const texts = remarks.flatMap(({ who, why }) => [who, why]).filter((text) => !isDay(text));
  expect(texts.length).toBeGreaterThan(4);
  expect(glued([...texts, undoRemark(1, american), undoRemark(2, american)])).toEqual([]);
});

test("what a recurring shift says of itself, and of what it adds, is whole texts", () => {
  const ends = [
    { kind: "never" },
    { kind: "onDay", day: "2027-01-05" },
    { kind: "afterTimes", times: 1 },
    { kind: "afterTimes", times: 8 },
  ] as const;
  const weekdays = ["monday" as const, "thursday" as const];
  const rules = ends.flatMap((end) =>
    [1, 2].map((everyWeeks) =>
      recurrenceText({ weekdays, everyWeeks, firstDay: "2026-11-16", end }, american),
    ),
  );
  const left = [{ who: "Ana", why: "Off." }];
  const nine = { startsAtLocal: "09:00", endsAtLocal: "17:00" };
  const id = recurringShiftIdSchema.parse("one");
  const filled = { recurringShiftId: id, undo: null, added: 2, changed: 1, removed: 1 };
  const said = [
    filledText({ ...filled, opened: left, skipped: left }, american),
    filledText({ ...filled, added: 0, changed: 0, removed: 0, opened: [], skipped: [] }, american),
    openRecurringText({ spots: 2 }, american),
    recurringName({ ...nine, employeeId: anEmployeeId("ana"), spots: 1 }, "Ana", american),
    ...(["added", "changed", "ended"] as const).map((act) => recurringTitle(act, "Ana", american)),
    endedText({ removed: 2, kept: 0 }, american),
    endedText({ removed: 1, kept: 2 }, american),
  ];
  expect(glued([...rules, ...said])).toEqual([]);
});

test("a refusal that names findings is whole sentences", () => {
  const codes = [...overrideCodes];
  for (const who of ["Ana", null]) {
    expect(overrideNeededSentence({ who, codes }, american)).toMatch(wholeTexts);
  }
  expect(openShiftRefusedSentence({ codes }, american)).toMatch(wholeTexts);
  for (const code of codes) expect(overrideSentence(code, american)).toMatch(wholeTexts);
});

test("what was overridden is a list of labels, alone or in a text", () => {
  for (const code of overrideCodes) {
    const override = { codes: [code], reason: "Agreed" };
    expect(overrideList([code], american)).toMatch(wholeTexts);
    expect(overrideTitle([code], american)).toMatch(wholeTexts);
    expect(overriddenText(override, american)).toMatch(labelledLines);
  }
  expect(offeredReason(american)).toMatch(wholeTexts);
});

test("a shift, its state and the name of its card are labels, alone or in a text", () => {
  const [codes, employeeId] = [["rest" as const], anEmployeeId("ana")];
  const shift = aShift({ employeeId, range: "22:00-06:00", note: "Keys" });
  const { startsAt, endsAt } = shift;
  const by = { by: aUserId("max"), byName: "Max", at: startsAt };
  const given = { codes, reason: "Agreed", employeeId, startsAt, endsAt, ...by };
  const overridden = { ...shift, overrides: [given, given] };
  const facts = { who: "Ana", time: "10p–6a", roleName: "Barista", editor: "Leo" };
  const labels = { isInGrid: true, isNamed: false, isChosen: true };
  const said = [
    shiftSubject({ ...shift, employeeId: null }, () => "Ana", american),
    cardName({ shift: overridden, ...facts, ...labels }, american),
    overridesText(overridden, american) ?? "",
  ];
  for (const text of said) expect(text).toMatch(labelledLines);
  const states = shiftStateSchema.options.map((state) => shiftStateText(state, american));
  expect(glued([...states, nextDayText(american), endsNextDayText(american)])).toEqual([]);
});

test("files of shifts, and what is said of their lines, are whole texts", () => {
  const { ofPerson } = calendarWords(american);
  const summaries = [ofPerson(null, null), ofPerson(null, "Cook")];
  const texts = textsOf([shiftFileWords(american), shiftImportWords(american), summaries]);
  expect(texts.length).toBeGreaterThan(25);
  expect(glued(texts)).toEqual([]);
});
