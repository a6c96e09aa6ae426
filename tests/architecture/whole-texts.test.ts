import { expect, test, vi } from "vitest";
import { formatDay } from "../../functions/domain/kernel/formats/format-time.ts";
import { american, german } from "../../functions/domain/kernel/formats/readers.test-support.ts";
import type { Locale } from "../../functions/domain/kernel/formats/locale.ts";
import { moreLine } from "../../functions/domain/kernel/formats/listed.ts";
import { anEmployeeId, aLocationId } from "../../functions/domain/kernel/ids/ids.test-support.ts";
import type { RuleSection } from "../../functions/domain/records/company/rule-sections.ts";
import { ruleSectionSchemas } from "../../functions/domain/records/company/rule-sections.ts";
import { anEntry } from "../../functions/domain/records/employees/an-availability-entry.test-support.ts";
import type { AvailabilityEntry } from "../../functions/domain/records/employees/availability.ts";
import { availabilityOn } from "../../functions/domain/rules/availability/held-times.ts";
import type { EndOfMany } from "../../functions/domain/rules/endings/end-of-many.ts";
import { aShift } from "../../functions/domain/rules/schedules/shift-builder.test-support.ts";
import { publicationLine } from "../../functions/domain/words/history/history-lines.ts";
import {
  specialDayLine,
  specialDayWarnings,
} from "../../functions/domain/words/locations/special-day-words.ts";
import { stayedWords } from "../../functions/domain/words/locations/stayed-words.ts";
import {
  dayLine,
  entryWords,
  kindWords,
  notAvailableSentences,
} from "../../functions/domain/words/availability/availability-words.ts";
import { whatStays } from "../../functions/domain/words/company/what-stays.ts";
import {
  employmentTypeWords,
  endCauseText,
  endReasonWords,
} from "../../functions/domain/words/employees/employment-words.ts";
import { endOfManyWords } from "../../functions/domain/words/employees/end-of-many-words.ts";
import type { CoverRank } from "../../functions/domain/records/schedules/cover-rank.ts";
import { coverReasons } from "../../functions/domain/words/schedules/cover-words.ts";
import { elsewhereWords } from "../../functions/domain/words/schedules/elsewhere-words.ts";
import { overBudgetText } from "../../functions/domain/words/schedules/finding-words.ts";
import { everyFindingText } from "../../functions/domain/words/schedules/every-finding.test-support.ts";
import { skippedOnDay } from "../../functions/domain/words/schedules/skipped-words.ts";
import { bracketed, wholeTexts } from "./bracketed.ts";
import { boundSentences } from "../../functions/domain/words/issues/bound-sentences.ts";
import { issueSentence } from "../../functions/domain/words/issues/issue-sentence.ts";
import { issueSentences } from "../../functions/domain/words/issues/issue-sentences.ts";
import { timeOffSentence } from "../../functions/domain/words/time-off/time-off-sentence.ts";
import {
  whyNoLocalTime,
  whyNoTimeRange,
} from "../../functions/domain/words/time/typed-time-words.ts";
import { everySentence } from "../../functions/domain/words/violations/every-refusal.test-support.ts";
import { everyFieldProblem } from "../../functions/domain/words/violations/every-field-problem.test-support.ts";
import { fieldSentence } from "../../functions/domain/words/violations/field-sentence.ts";
import { ruleSentence } from "../../functions/domain/words/violations/rule-sentence.ts";

vi.mock(import("../../functions/domain/kernel/formats/in-language.ts"), async () => {
  const { bracketed: inLanguage } = await import("./bracketed.ts");
  return { inLanguage };
});

const glued = (texts: readonly string[]) => texts.filter((text) => !wholeTexts.test(text));

test("the brackets show what is glued, and what no language has", () => {
  const table = { en: { open: "Open", shift: (who: string) => `Shift of ${who}` } };
  const { open, shift } = bracketed(table);
  expect(glued([shift("Ana"), `${open} ${open}`])).toEqual([]);
  const wrong = [shift(open), `${open}: Ana`, "Open"];
  expect(glued(wrong)).toEqual(wrong);
});

test("every refusal is one whole sentence of its language, or several", () => {
  const sentences = everySentence((code, fields) => ruleSentence({ code, fields }, american));
  expect(sentences.length).toBeGreaterThan(250);
  expect(glued(sentences.map(([, sentence]) => sentence))).toEqual([]);
});

test("so is what is wrong with a field", () => {
  expect(glued(everyFieldProblem.map((problem) => fieldSentence(problem, american)))).toEqual([]);
  const codes = Object.keys(issueSentences.en);
  const bounds = Object.keys(boundSentences.en).flatMap((code) => [`${code} 1`, `${code} 60`]);
  const issues = [...codes, ...bounds].map((message) => issueSentence({ message }, american));
  expect(glued(issues)).toEqual([]);
  const typed = ["9", "9-25", "9-5-6"].map((text) => whyNoTimeRange(text, american));
  expect(glued([...typed, whyNoLocalTime("6:75", american)])).toEqual([]);
});

test("so is what is said of time off", () => {
  const day = "2026-03-08";
  const part = { startsAtLocal: "14:00", endsAtLocal: "22:00" };
  const spans = [
    { from: day, until: day, part: null },
    { from: day, until: day, part },
    { from: day, until: "2026-03-10", part: null },
  ];
  const kinds = ["approve", "asked", "cancel", "cancelled", "deny", "isOff", "youAreOff"] as const;
  const said = kinds.flatMap((kind) =>
    spans.map((span) => timeOffSentence(kind, { who: "Ana", span }, american)),
  );
  expect(glued(said)).toEqual([]);
});

test("so are the lines of schedules, availability and special days", () => {
  const timeZone = "America/New_York";
  const friday = "2026-11-27";
  const shifts = [aShift({ day: friday })];
  const hours = { weekdays: null, from: friday, until: friday, note: "", kind: "unavailable" };
  const entries: AvailabilityEntry[] = [
    anEntry(),
    anEntry({ range: "14:00-22:00", until: "2026-12-31" }),
    { ...anEntry(), ...hours, kind: "unavailable" },
  ];
  const notAvailable = [null, "Ana"].flatMap((who) =>
    notAvailableSentences(who, { entries, timeZone }, { shifts, locale: american }),
  );
  const listedEntries = entries.map((entry) => entryWords(entry, "2026-11-21", american));
  const day = dayLine(
    availabilityOn(entries, friday, { timeZone, dayZone: timeZone }),
    timeZone,
    american,
  );
  const kinds = Object.values(kindWords(american));
  const place = {
    name: "Harbor",
    specialDays: [
      { day: friday, name: "Thanksgiving", isHoliday: true, hours: [] },
      {
        day: "2026-12-24",
        name: "",
        isHoliday: false,
        hours: [{ opensAt: "10:00", closesAt: "14:00" }],
      },
    ],
  };
  const special = ["2026-12-24", friday].flatMap((one) => [
    specialDayLine(place, one, { locale: american }) ?? "",
    ...specialDayWarnings(place, [aShift({ day: one, range: "06:00-22:00" })], american),
  ]);
  const texts = [
    ...notAvailable,
    ...listedEntries,
    day ?? "",
    ...kinds,
    ...special,
    ...everyFindingText(american),
    overBudgetText({ of: { kind: "unseenCost", day: friday } }, american),
  ];
  expect(glued(texts)).toEqual([]);
});

test("so are lines that change with a number, and labels", () => {
  const counts = [1, 3];
  const elsewhere = counts.map((count) =>
    elsewhereWords({ locationId: aLocationId("pier"), count }, "Pier", american),
  );
  const rank: CoverRank = {
    employeeId: anEmployeeId("ana"),
    hasJobRole: true,
    availability: "preferred",
    restSeconds: 3600,
    weekSeconds: 3600,
    contractSeconds: 7200,
    isBeyondMost: true,
    overtimeSeconds: 3600,
    costMinor: 100,
    lastWorkedOn: "2026-11-20",
    burdens: [],
    overBudgets: [{ of: { kind: "unseenCost", day: "2026-11-20" } }],
  };
  const least = { hasJobRole: false, contractSeconds: null, overtimeSeconds: 0 } as const;
  const reasons = [rank, { ...rank, ...least, availability: "unavailable" as const }].flatMap(
    (one) => coverReasons(one, { role: "Barista", currency: "USD" }, american),
  );
  const publications = counts.map((total) =>
    publicationLine({ published: { added: 1, changed: 0, removed: 2, total } }, american),
  );
  const ends = counts.flatMap((count) => endOfManyWords(manyEnds(count), american));
  const stayed = [["Ana"], ["Ana", "Bo"]].map((names) => stayedWords(names, american) ?? "");
  const skipped = [null, "Ana"].flatMap((who) =>
    Object.values(
      skippedOnDay(
        { who, day, because: { isThere: { day, startsAtLocal: "09:00", endsAtLocal: "17:00" } } },
        american,
      ),
    ),
  );
  const labels = [
    ...Object.values(employmentTypeWords(american)),
    ...Object.values(endReasonWords(american)),
    endCauseText({ reason: "resigned", note: "moves away" }, american),
    ...ruleSections.map((section) => whatStays(section, american)),
    moreLine(3, american),
  ];
  const lines = [...reasons, ...elsewhere, ...publications, ...ends, ...stayed, ...labels];
  expect(glued(lines)).toEqual([]);
  // The day stands alone where the reason names the employee.
  expect(glued(skipped).filter((text) => text !== formatDay(day, american))).toEqual([]);
});

const day = "2026-11-24";
const ruleSections = Object.keys(ruleSectionSchemas) as RuleSection[];

function manyEnds(count: number): EndOfMany {
  return {
    ending: count,
    refused: 0,
    endingAtOnce: count,
    shifts: count,
    published: 1,
    timeOff: count,
    running: count,
    unapproved: count,
    workedAfter: count,
    wageChanges: count,
    logins: count,
    invitations: count,
    elsewhere: [],
  } as unknown as EndOfMany;
}

test("labels, lines and refusals are the same words for two readers, in their own formats", () => {
  const reader = (locale: Locale) => [
    ruleSentence({ code: "afterLastDay", fields: { who: "Ana", day } }, locale),
    moreLine(1204, locale),
    whatStays("payPeriod", locale),
    elsewhereWords({ locationId: aLocationId("pier"), count: 2 }, "Pier", locale),
  ];
  expect([american, german].map(reader)).toEqual([
    [
      "⟦The last day of Ana is Nov 24, 2026. Choose a day up to then.⟧",
      "⟦and 1,204 more⟧",
      "⟦Closed pay periods keep their days.⟧",
      "⟦2 shifts at Pier are decided by its managers.⟧",
    ],
    [
      "⟦The last day of Ana is 24 Nov 2026. Choose a day up to then.⟧",
      "⟦and 1.204 more⟧",
      "⟦Closed pay periods keep their days.⟧",
      "⟦2 shifts at Pier are decided by its managers.⟧",
    ],
  ]);
});
