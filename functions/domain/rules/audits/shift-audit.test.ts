import { expect, test } from "vitest";
import { anEmployeeId } from "../../kernel/ids/ids.test-support.ts";
import { aShift } from "../schedules/shift-builder.test-support.ts";
import { isOwnShift } from "./shift-audit.ts";

const [ana, ben] = [anEmployeeId("ana"), anEmployeeId("ben")];
const of = (employeeId: typeof ana | null) => aShift({ employeeId });

test("an admin who is no employee edits no own shift, also where it is open", () => {
  expect(isOwnShift(null, of(null), of(null))).toBe(false);
  expect(isOwnShift(null, null, of(null))).toBe(false);
  expect(isOwnShift(null, of(ana), of(ana))).toBe(false);
});

test("a manager who takes a shift, gives it away or changes it edits an own shift", () => {
  expect(isOwnShift(ana, of(null), of(ana))).toBe(true);
  expect(isOwnShift(ana, of(ana), of(ben))).toBe(true);
  expect(isOwnShift(ana, of(ana), null)).toBe(true);
  expect(isOwnShift(ana, of(ben), of(ben))).toBe(false);
  expect(isOwnShift(ana, of(null), of(null))).toBe(false);
});
