import { aCompanyId } from "@crewline/domain/kernel/ids/ids.test-support";
import { expect, test } from "vitest";
import { describeDone, describeProgress } from "./migrate-words.ts";

const shifts = { place: "shifts", read: 200, changed: 12 };
const company = { place: "", read: 1, changed: 1 };

test.each([
  [true, "harbor: 13 of 201 documents changed (company 1, shifts 12)"],
  [false, "harbor: 13 of 201 documents would change (company 1, shifts 12)"],
])("what a run changed, or would, is said by place", (isApplied, words) => {
  expect(describeDone(aCompanyId("harbor"), [company, shifts], isApplied)).toBe(words);
});

test("a company without old documents has nothing to change", () => {
  const words = "harbor: nothing to change in 200 documents";
  expect(describeDone(aCompanyId("harbor"), [{ ...shifts, changed: 0 }], true)).toBe(words);
});

test("progress names the company and the place", () => {
  expect(describeProgress(aCompanyId("harbor"), shifts)).toBe(
    "  harbor shifts: 200 read, 12 changed",
  );
  expect(describeProgress(aCompanyId("harbor"), company)).toBe(
    "  harbor company: 1 read, 1 changed",
  );
});
