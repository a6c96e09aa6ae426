import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { repository } from "./planted-tree.ts";
import { textsOutsideLanguages } from "./words-outside-languages.ts";

function sourcesOf(patterns: string[]) {
  return globSync(patterns, { cwd: repository })
    .filter((file) => !/\.test(?:-support)?\.ts$/u.test(file))
    .map((file) => ({ file, text: readFileSync(join(repository, file), "utf8") }));
}

/** Words of audits, which are stored in the first language because their rows are chained. */
const stored = ["State", "clocked in", "on a break", "without an end", "sent back"];

describe("the texts of words", () => {
  test("belong to a table of a language", () => {
    const sources = sourcesOf(["functions/domain/words/**/*.ts"]);
    expect(sources.length).toBeGreaterThan(60);
    const found = textsOutsideLanguages(sources).filter((text) => !stored.includes(text));
    expect(found).toEqual([]);
  });

  const planted = (text: string) => textsOutsideLanguages([{ file: "planted.ts", text }]);

  test.each([
    'export const words = { sick: "Sick" };',
    "export const ended = (day: string) => `Ended on ${day}.`;",
    'const table: InLanguages<string> = { en: "Off" };\nexport const on = () => "Turned on";',
    "export function said(who: string) {\n  return `${who} asks`;\n}",
  ])("are found where they belong to none: %s", (source) => {
    expect(planted(source)).toHaveLength(1);
  });

  test.each([
    'const words: InLanguages<string> = { en: "Sick leave" };',
    'const english = { sick: "Sick" };\nconst words = { en: { types: english } };',
    'const kind = (of: string) => (of === "recordGone" ? 1 : 2);',
  ])("are not, where a language uses them or they are codes: %s", (source) => {
    expect(planted(source)).toEqual([]);
  });
});

describe("every function of words is read in a language of its own", () => {
  /** What answers no text of its own, or is the part of another that is read. */
  const notRead = new Set(
    [
      "accessMessages changeLine companyLines customFieldWords listLine listWords locationLines payMessages",
      "peopleMessages placeMessages recordMessages ruleMessages timeOffMessages valueWords workTimeMessages",
      "day days longDay measureText number span time",
      "costLine differenceText figureText isFigure recordText",
      "findingTextsOf heldSentences minorSentence outsideHoursText",
      "formatWorkSpan rangesText searchWords specialDayNames storedSentence tapText timeOffDays",
      "valueCell valueDraft valueText wordedProblem wordedRows",
    ].flatMap((names) => names.split(" ")),
  );

  test("a new one needs a test that finds what it glues", () => {
    const walks = ["tests/architecture/whole-*.test.ts", "functions/domain/words/**/every-*.ts"];
    const tests = globSync(walks, { cwd: repository })
      .map((file) => readFileSync(join(repository, file), "utf8"))
      .join("\n");
    const functions = sourcesOf(["functions/domain/words/**/*.ts"]).flatMap(({ text }) =>
      [...text.matchAll(/^export (?:async )?function (\w+)/gmu)].map(([, name = ""]) => name),
    );
    expect(functions.length).toBeGreaterThan(100);
    const unread = functions.filter(
      (name) => !notRead.has(name) && !new RegExp(`\\b${name}\\(`, "u").test(tests),
    );
    expect(unread).toEqual([]);
  });
});
