import { describe, expect, test } from "vitest";
import { anEmployeeId } from "../../kernel/ids/ids.test-support.ts";
import { unknownReader } from "../../kernel/formats/locale.ts";
import { weekDays } from "../../kernel/time/local-date.ts";
import { typedProblemSentence, typedWords } from "./typed-line-words.ts";
import type { LineContext } from "../../rules/schedules/typed/typed-line.ts";
import { parseTypedLine } from "../../rules/schedules/typed/typed-line.ts";

const day = { opensAt: "07:00", closesAt: "21:00" };

const context: LineContext = {
  people: [
    { id: anEmployeeId("ana"), name: "Ana Diaz" },
    { id: anEmployeeId("ben"), name: "Ben Ito" },
    { id: anEmployeeId("bea"), name: "Béa Ito" },
    { id: anEmployeeId("ben2"), name: "Benjamin Cole" },
  ],
  days: weekDays("2026-11-16"),
  openingHours: { saturday: [day], friday: [{ opensAt: "18:00", closesAt: "02:00" }] },
  lastRange: { startsAt: "09:00", endsAt: "17:00" },
  words: typedWords(unknownReader),
};

/** "ana 16 09:00-17:00": who, the day of November, and the times. */
function drafts(text: string): string[] {
  return parseTypedLine(text, context).drafts.map(
    ({ employeeId, day: on, range }) =>
      `${employeeId ?? "open"} ${on.slice(8)} ${range.startsAt}-${range.endsAt}`,
  );
}

function sentences(text: string): string[] {
  const { problems } = parseTypedLine(text, context);
  return problems.map((problem) => typedProblemSentence(problem, unknownReader));
}

describe("a typed line", () => {
  test("plans several people on a range of days, and one of them to close", () => {
    const line = drafts("Ana, Ben Mon-Fri 9-5; Ben closes Sat");
    expect(line).toHaveLength(11);
    expect(line[0]).toBe("ana 16 09:00-17:00");
    expect(line.at(-1)).toBe("ben 21 13:00-21:00");
    expect(sentences("Ana, Ben Mon-Fri 9-5; Ben closes Sat")).toEqual([]);
  });

  test.each([
    ["ana tue 930a-2p", ["ana 17 09:30-14:00"]],
    ["bea tue, thu 9-5", ["bea 17 09:00-17:00", "bea 19 09:00-17:00"]],
    ["Ana Sat-Mon 6-2", ["ana 16 06:00-14:00", "ana 21 06:00-14:00", "ana 22 06:00-14:00"]],
    ["ana 9-5 wed and fri", ["ana 18 09:00-17:00", "ana 20 09:00-17:00"]],
    ["benjamin weekend 22-6", ["ben2 21 22:00-06:00", "ben2 22 22:00-06:00"]],
    ["anyone sun 10-4", ["open 22 10:00-16:00"]],
    ["ana opens fri", ["ana 20 18:00-02:00"]],
    ["Ana Mon 9-5; Tue 10-6", ["ana 16 09:00-17:00", "ana 17 10:00-18:00"]],
    ["Ana Mon to Tue 9-5", ["ana 16 09:00-17:00", "ana 17 09:00-17:00"]],
  ])("%s", (text, expected) => {
    expect(drafts(text)).toEqual(expected);
  });

  test("takes a break for each of its shifts", () => {
    const { drafts: found } = parseTypedLine("ana mon, tue 9-5 30m", context);
    expect(found.map(({ unpaidBreakSeconds }) => unpaidBreakSeconds)).toEqual([1800, 1800]);
  });

  test.each([
    ["ana mon", "“ana mon” has no times. Type them like 9-5."],
    ["ana 9-5", "“ana 9-5” has no day. Type one like Mon or Mon-Fri."],
    ["zoe mon 9-5", "No one at this location is called “zoe”."],
    ["be mon 9-5", "“be” may be Ben Ito, Béa Ito and Benjamin Cole. Type more of the name."],
    ["ana closes sun", "The location is closed on Sun 22 Nov, so type the times."],
    ["mon 9-5", "“mon 9-5” has no name. Begin with one, or with “anyone” for an open shift."],
  ])("says of “%s”: %s", (text, sentence) => {
    expect(sentences(text)).toEqual([sentence]);
    expect(drafts(text)).toEqual([]);
  });

  test("plans what it can read beside what it cannot", () => {
    expect(drafts("zoe mon 9-5; ana mon 9-5")).toEqual(["ana 16 09:00-17:00"]);
  });
});
