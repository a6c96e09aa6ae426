import { expect, test } from "vitest";
import { onDevice } from "../../kernel/formats/readers.test-support.ts";
import { codesLeftWords } from "../../words/sign-ins/recovery-codes-words.ts";
import { recoveryCodesText } from "./recovery-codes-text.ts";

test("a saved file names the product, the account and the day, then the codes", () => {
  const told = { email: "olivia@harbor.example", madeOn: "2026-11-22" } as const;
  expect(recoveryCodesText(["K7QF3-MWD2H", "0B4T9-ZX6CV"], told, onDevice).split("\r\n")).toEqual([
    "Crewline recovery codes",
    "Account: olivia@harbor.example",
    "Created on Nov 22, 2026",
    "",
    "Each code signs you in once if you lose your phone. Keep them where only you can find them.",
    "",
    " 1. K7QF3-MWD2H",
    " 2. 0B4T9-ZX6CV",
    "",
  ]);
});

test("says how many are left of those that were made", () => {
  expect(codesLeftWords(7, onDevice)).toBe("7 of 10 recovery codes left");
});
