import { expect, test } from "vitest";
import { american } from "../../kernel/formats/readers.test-support.ts";
import { anEmployeeId } from "../../kernel/ids/ids.test-support.ts";
import { versionLines, versionTitle } from "./publish-words.ts";

test("a version is named by when and by whom it was published, in the time of its location", () => {
  const version = { at: "2026-11-12T14:00:00.000Z", byName: "Olivia" };
  expect(versionTitle(version, "America/New_York", american)).toBe(
    "As published Nov 12, 2026, 9:00 AM by Olivia",
  );
});

test("a publication lists its premium and its message, and says if it kept no more", () => {
  expect(versionLines({ message: "", reason: null }, american)).toEqual([]);
  const askedBy = [anEmployeeId("ana")];
  const told = { message: "Keys at the bar.", reason: null, premiumHundredths: 650, askedBy };
  expect(versionLines(told, american)).toEqual([
    "Premium of 6.50 h",
    "No premium for 1 employee who asked for the change.",
    "Message: Keys at the bar.",
  ]);
  expect(versionLines({ message: "", reason: "The bar floods." }, american)).toEqual([
    "Reason: The bar floods.",
  ]);
  expect(versionLines(null, american)).toEqual(["Only this summary was kept."]);
});
