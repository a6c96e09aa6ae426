import { expect, test } from "vitest";
import { anEmployeeId } from "../../kernel/ids/ids.test-support.ts";
import { roleId } from "../../records/job-roles/role-id.test-support.ts";
import { broken } from "../violations/broken.test-support.ts";
import { aRun, fridgeAt } from "./run.test-support.ts";
import { runState } from "./run-state.ts";
import { signedOff } from "./sign-off.ts";

const at = "2026-11-20T09:10:00.000Z";
const lead = { id: anEmployeeId("lea"), jobRoleIds: [roleId("Lead")] };
const done = aRun({
  employeeId: anEmployeeId("ana"),
  needsSignOff: true,
  signOffRoleIds: [roleId("Lead")],
  answers: fridgeAt(4),
  completedAt: "2026-11-20T08:30:00.000Z",
});
const by = (own: typeof lead | null) => ({
  own,
  byEmployeeId: own?.id ?? null,
  byName: "Lea",
  at,
});

test("a list that is done waits for its sign-off, by a manager or by who is in its job roles", () => {
  expect(runState(done, at)).toBe("toSignOff");
  for (const own of [null, lead]) {
    const signed = signedOff(done, by(own));
    expect(runState(signed, at)).toBe("completed");
    expect(signed.signedOff).toEqual({ at, byEmployeeId: own?.id ?? null, byName: "Lea" });
  }
});

test("other employees do not sign it off, and no employee an own list", () => {
  const barista = { ...lead, jobRoleIds: [roleId("Barista")] };
  const own = { ...lead, id: anEmployeeId("ana") };
  for (const one of [barista, own]) {
    expect(() => signedOff(done, by(one))).toThrow(broken("checklistOfOther"));
  }
});

test("a list that is not done, or needs no sign-off, is not signed off", () => {
  for (const run of [aRun({ needsSignOff: true }), { ...done, needsSignOff: false }]) {
    expect(() => signedOff(run, by(null))).toThrow(broken("notSignable", { name: "Opening" }));
  }
});

test("a second sign-off leaves the first", () => {
  const first = signedOff(done, by(lead));
  expect(signedOff(first, by(null))).toBe(first);
});
