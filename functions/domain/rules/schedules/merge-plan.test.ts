import { describe, expect, test } from "vitest";
import { broken } from "../violations/broken.test-support.ts";
import { mergePlan, planBefore } from "./merge-plan.ts";
import { planOf } from "./plan-of.ts";
import { aShift } from "./shift-builder.test-support.ts";

const base = planOf(aShift());
const longer = { ...base, endsAtLocal: "18:00" };
const noted = aShift({ note: "Bring the keys", version: 2, updatedByName: "Max" });

describe("two managers who edit one shift", () => {
  test("both succeed when they changed different fields", () => {
    const merged = mergePlan(noted, { expectedVersion: 1, base, shift: longer });
    expect(merged).toEqual({ ...base, endsAtLocal: "18:00", note: "Bring the keys" });
  });

  test("both succeed when they changed the same field to the same value", () => {
    const shift = { ...base, note: "Bring the keys" };
    expect(mergePlan(noted, { expectedVersion: 1, base, shift })).toEqual(shift);
  });

  test("collide when they changed the same field differently", () => {
    const shift = { ...base, note: "Close the till" };
    expect(() => mergePlan(noted, { expectedVersion: 1, base, shift })).toThrow(
      broken("staleVersion", { what: "shift", changedBy: "Max" }),
    );
  });

  test("keep what one of them saved where the other's edit of it was refused, and edited on", () => {
    const refused = { ...base, note: "Close the till" };
    const shift = { ...refused, endsAtLocal: "18:00" };
    expect(mergePlan(noted, { expectedVersion: 2, base: refused, shift })).toEqual({
      ...longer,
      note: "Bring the keys",
    });
  });

  test("collide when one of them deleted the shift", () => {
    const deleted = aShift({ state: "cancelled", version: 2 });
    expect(() => mergePlan(deleted, { expectedVersion: 1, base, shift: longer })).toThrow(
      broken("staleVersion", { what: "shift", changedBy: "Kim" }),
    );
  });

  test("collide on any change when the edit does not say what it began from", () => {
    expect(() => mergePlan(noted, { expectedVersion: 1, shift: longer })).toThrow(
      broken("staleVersion", { what: "shift", changedBy: "Max" }),
    );
    expect(mergePlan(noted, { expectedVersion: 2, shift: longer })).toEqual(longer);
  });
});

test("taking an edit back keeps what the other manager changed", () => {
  const saved = { ...longer, note: "Bring the keys" };
  expect(planBefore(base, longer, saved)).toEqual({ ...base, note: "Bring the keys" });
});
