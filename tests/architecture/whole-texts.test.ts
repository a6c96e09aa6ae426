import { expect, test, vi } from "vitest";
import { american } from "../../functions/domain/kernel/formats/readers.test-support.ts";
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

vi.mock(import("../../functions/domain/kernel/formats/in-language.ts"), () => ({
  inLanguage: bracketed,
}));

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
  const issues = [...codes, ...bounds].map((code) => issueSentence(code, american));
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
