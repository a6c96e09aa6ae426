import { issueSentence } from "../../words/issues/issue-sentence.ts";
import { describe, expect, test } from "vitest";
import { onDevice } from "../../kernel/formats/readers.test-support.ts";
import { repeatedTimesOf, spanFormIn } from "./span-form.ts";
import type { Repeat, WallSpan } from "../../rules/time-entries/wall-span.ts";

const timeZone = "America/New_York";
const at = (time: string, repeat: Repeat | null = null) => ({ time, repeat });
const nine = { day: "2026-11-10", startsAt: at("09:00"), endsAt: at("17:00"), breaks: [] };

/** The instants of what is typed, or the sentence of each field. */
function read(wall: WallSpan) {
  const form = spanFormIn({ original: null, locale: onDevice });
  const { data, error } = form.safeParse({ ...wall, timeZone });
  const issues = error?.issues ?? [];
  return (
    data ??
    Object.fromEntries(
      issues.map((issue) => [issue.path.join("."), issueSentence(issue, onDevice)]),
    )
  );
}

describe("worked time in a form", () => {
  test("becomes instants of the location", () => {
    expect(read(nine)).toEqual({
      startsAt: "2026-11-10T14:00:00.000Z",
      endsAt: "2026-11-10T22:00:00.000Z",
      breaks: [],
    });
  });

  test("without a day or a time says which one is missing, instead of doing nothing", () => {
    const noon = { startsAt: at("12:00"), endsAt: at(""), isPaid: false };
    expect(read({ day: "", startsAt: at(""), endsAt: at(""), breaks: [noon] })).toEqual({
      day: "Choose a day.",
      startsAt: "Enter a time.",
      endsAt: "Enter a time.",
      "breaks.0.endsAt": "Enter a time.",
    });
  });

  test("has the sentence of a rule beside its field", () => {
    const early = { startsAt: at("08:00"), endsAt: at("08:30"), isPaid: false };
    expect(Object.keys(read({ ...nine, breaks: [early] }))).toEqual(["breaks.0.startsAt"]);
  });
});

describe("the question which of two equal times is meant", () => {
  const night = { ...nine, day: "2026-10-31", startsAt: at("22:00"), endsAt: at("01:30") };

  test("is asked for the hour that happens twice, and stays after its answer", () => {
    expect(repeatedTimesOf(night, timeZone)).toEqual(["endsAt"]);
    expect(repeatedTimesOf({ ...night, endsAt: at("01:30", "second") }, timeZone)).toEqual([
      "endsAt",
    ]);
  });

  test("is not asked of other times, nor before there are a day and a time", () => {
    expect(repeatedTimesOf(nine, timeZone)).toEqual([]);
    expect(repeatedTimesOf({ ...night, endsAt: at("") }, timeZone)).toEqual([]);
    expect(repeatedTimesOf({ ...night, day: "" }, timeZone)).toEqual([]);
  });
});
