import { expect, test } from "vitest";
import { aUserId } from "../../kernel/ids/ids.test-support.ts";
import { broken } from "../violations/broken.test-support.ts";
import { editedEntry } from "../entry-edits/edit-entry.ts";
import { anEntry } from "../time-entries/entry-builder.test-support.ts";
import { approvedBy, takenBack, waitsForAnother } from "./two-steps.ts";

const kim = { uid: aUserId("kim"), name: "Kim", at: "2026-03-03T12:00:00.000Z" };
const max = { uid: aUserId("max"), name: "Max", at: "2026-03-03T13:00:00.000Z" };
const closed = anEntry({ state: "closed" });
const two = { needsTwo: true };
const half = { ...closed, ...approvedBy(closed, two, kim) };

test("one approval is enough where the company needs one", () => {
  expect(approvedBy(closed, { needsTwo: false }, kim)).toMatchObject({
    state: "approved",
    approvedByName: "Kim",
  });
});

test("where it needs two, the first leaves the entry closed, and another person completes it", () => {
  expect(half).toMatchObject({ state: "closed", firstApproval: kim, approvedByName: null });
  expect([waitsForAnother(half, kim.uid), waitsForAnother(half, max.uid)]).toEqual([true, false]);
  expect(() => approvedBy(half, two, kim)).toThrow(broken("secondApprover", {}));
  expect(approvedBy(half, two, max)).toEqual({
    state: "approved",
    firstApproval: kim,
    approvedByName: "Max",
    approvedAt: max.at,
    isApprovedByRule: false,
  });
});

test("a rule that was switched off meanwhile lets the first person complete it", () => {
  expect(approvedBy(half, { needsTwo: false }, kim)).toMatchObject({ state: "approved" });
});

test("an approval that is taken back, and an edit, begin from none", () => {
  const none = {
    state: "closed",
    firstApproval: null,
    approvedByName: null,
    approvedAt: null,
    isApprovedByRule: false,
  };
  expect(takenBack(half)).toEqual(none);
  expect(takenBack({ ...half, ...approvedBy(half, two, max) })).toEqual(none);
  expect(() => takenBack(closed)).toThrow(broken("illegalTransition", expect.anything()));
  const edited = editedEntry(half, "changeBreaks", { by: { name: "Max", at: max.at } });
  expect(edited.firstApproval).toBeNull();
});
