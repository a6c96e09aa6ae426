import { expect, test } from "vitest";
import { american, german } from "../../kernel/formats/readers.test-support.ts";
import type { FieldProblem } from "../../rules/violations/field-problem.ts";
import { fieldSentence } from "./field-sentence.ts";

const range = { kind: "implausibleDay", from: "1926-11-22", to: "2013-11-22" } as const;

test.each<[FieldProblem, string]>([
  [{ ...range, day: "birth" }, "Enter a date of birth from Nov 22, 1926 to Nov 22, 2013."],
  [{ ...range, day: "hire" }, "Enter a hire date from Nov 22, 1926 to Nov 22, 2013."],
  [{ ...range, day: "last" }, "Enter a last day from Nov 22, 1926 to Nov 22, 2013."],
  [{ ...range, day: "leaveStart" }, "Enter a first day from Nov 22, 1926 to Nov 22, 2013."],
  [{ ...range, day: "leaveEnd" }, "Enter a last day from Nov 22, 1926 to Nov 22, 2013."],
  [{ ...range, day: "rate" }, "Enter a day from Nov 22, 1926 to Nov 22, 2013."],
  [
    { kind: "hiredTooYoung", from: "2021-03-09", years: 13 },
    "Enter a hire date from Mar 9, 2021 on, when the employee turned 13.",
  ],
  [
    { kind: "noPhoneNumber", example: "(201) 555-0123" },
    "Enter a phone number, for example (201) 555-0123. Numbers from other countries start with +.",
  ],
  [{ kind: "noPhoneNumber", example: null }, "Enter a phone number with + and the country code."],
  [{ kind: "endNoteMissing" }, "Enter a note for the reason Other."],
  [{ kind: "archivedField" }, "This field is archived. Restore it in Settings first."],
  [{ kind: "noText" }, "Enter text."],
  [{ kind: "noNumber" }, "Enter a number."],
  [{ kind: "noSuchDay" }, "This day does not exist."],
  [{ kind: "noChoice" }, "Choose one of the list."],
  [{ kind: "tooLargeNumber", most: 1e9 }, "Enter a number of at most 1,000,000,000."],
  [{ kind: "tooManyDecimals", most: 4 }, "Use at most 4 decimals."],
  [{ kind: "tooLongText", most: 200 }, "Use at most 200 characters."],
  [{ kind: "typeInUse" }, "Employees have values in this field, so its type stays."],
  [{ kind: "emptyLabel" }, "Use at least one letter or digit."],
  [{ kind: "builtInLabel", label: "E-mail" }, "E-mail is already a field of every employee."],
  [{ kind: "repeatedLabel", label: "Locker" }, "There is already a field called Locker."],
  [
    { kind: "archivedLabel", label: "Locker" },
    "An archived field is called Locker. Restore it, or use another label.",
  ],
  [{ kind: "tooFewChoices", least: 2 }, "Add at least 2 choices."],
  [{ kind: "tooManyChoices", most: 30 }, "Offer at most 30 choices; archive some."],
  [{ kind: "repeatedChoice" }, "There is already a choice of this name."],
  [{ kind: "lostChoice", name: "L" }, "Archive L instead of removing it."],
  [{ kind: "outdatedChoices" }, "Reload the page, then try again."],
])("%o is said beside its field: %s", (problem, sentence) => {
  expect(fieldSentence(problem, american)).toBe(sentence);
});

test("days and numbers beside a field are those of its reader", () => {
  expect(fieldSentence({ ...range, day: "rate" }, german)).toContain("22 Nov 1926");
  expect(fieldSentence({ kind: "tooLargeNumber", most: 1e9 }, german)).toContain("1.000.000.000");
});
