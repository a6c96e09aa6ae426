import { expect, test } from "vitest";
import { roleId } from "../../../records/job-roles/role-id.test-support.ts";
import { planOf } from "../plan-of.ts";
import { aShift } from "../shift-builder.test-support.ts";
import { fromTemplate } from "./from-template.ts";

const closing = {
  jobRoleId: roleId("cook"),
  startsAtLocal: "17:00",
  endsAtLocal: "01:00",
  unpaidBreakSeconds: 1800,
  note: "Lock the back door",
};

test("a template gives a shift its times, break, note and job role, and keeps who works when", () => {
  const plan = { ...planOf(aShift()), startsInRepeatedHour: "first" as const };
  expect(fromTemplate(plan, closing)).toEqual({
    ...plan,
    ...closing,
    startsInRepeatedHour: null,
  });
});

test("a template without a job role leaves that of the employee", () => {
  const plan = planOf(aShift({ jobRoleId: roleId("barista") }));
  expect(fromTemplate(plan, { ...closing, jobRoleId: null }).jobRoleId).toBe(roleId("barista"));
});
