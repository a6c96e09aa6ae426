import { describe, expect, test } from "vitest";
import { broken, brokenRule } from "../violations/broken.test-support.ts";
import { employeeStatusSchema } from "../../records/employees/employee.ts";
import type { EmploymentMove } from "../violations/state-facts.ts";
import { employmentAfter, employmentTransitions } from "./employment-state.ts";

const isMove: Readonly<Record<EmploymentMove, true>> = {
  invite: true,
  join: true,
  uninvite: true,
  leave: true,
  comeBack: true,
  end: true,
  carryOn: true,
  rehire: true,
};
const moves = Object.keys(isMove).filter((name): name is EmploymentMove =>
  Object.hasOwn(isMove, name),
);
const all = employeeStatusSchema.options.flatMap((status) =>
  moves.map((move) => ({ status, move, next: employmentTransitions[status][move] })),
);

describe("an employment", () => {
  test("follows its table", () => {
    for (const { status, move, next } of all.filter((way) => way.next !== undefined)) {
      expect(employmentAfter({ name: "Ana", status }, move)).toBe(next);
    }
  });

  test("refuses every other way with a sentence", () => {
    for (const { status, move } of all.filter((way) => way.next === undefined)) {
      expect(() => employmentAfter({ name: "Ana", status }, move)).toThrow(
        brokenRule("employmentStays"),
      );
    }
  });

  test("that has ended can only begin again", () => {
    const open = all.filter(({ status, next }) => status === "terminated" && next !== undefined);
    expect(open).toEqual([{ status: "terminated", move: "rehire", next: "active" }]);
  });

  test("comes back from a leave only while there is one", () => {
    const from = all.filter(({ move, next }) => move === "comeBack" && next !== undefined);
    expect(from.map(({ status }) => status)).toEqual(["onLeave"]);
    expect(() => employmentAfter({ name: "Ana", status: "active" }, "comeBack")).toThrow(
      broken("employmentStays", { who: "Ana", state: "active", move: "comeBack" }),
    );
  });
});
