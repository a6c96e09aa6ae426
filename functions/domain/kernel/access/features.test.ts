import { describe, expect, test } from "vitest";
import type { Area } from "./area.ts";
import { features, neededFeature } from "./features.ts";
import type { ActionOf } from "./permissions.ts";
import { lackOf, permissions, scopeOf } from "./permissions.ts";
import { isKeptWhileReadOnly } from "./while-read-only.ts";
import { roles } from "./role.ts";

const actions = Object.entries(permissions).flatMap(([area, own]) =>
  Object.keys(own).map((action) => [area as Area, action as ActionOf<Area>] as const),
);
const logins = [...roles, null].flatMap((role) => [
  { role, isStaff: false },
  { role, isStaff: true },
]);

describe("a plan that leaves a feature out", () => {
  test.each(features)(
    "refuses the edits that need %s to every role, and nothing else",
    (lacked) => {
      for (const login of logins) {
        for (const [area, action] of actions) {
          const scope = scopeOf({ ...login, lacks: [lacked] }, area, action);
          const isGated = neededFeature(area, action) === lacked;
          expect([area, action, scope]).toEqual([
            area,
            action,
            isGated ? null : scopeOf(login, area, action),
          ]);
        }
      }
    },
  );

  test.each(features)("needs %s for an edit, never to look, to export or to punch", (feature) => {
    const gated = actions.filter(([area, action]) => neededFeature(area, action) === feature);
    expect(gated.length).toBeGreaterThan(0);
    for (const [area, action] of gated) {
      expect(action).not.toBe("view");
      expect(action).not.toBe("export");
      expect(isKeptWhileReadOnly(area, action)).toBe(false);
    }
  });

  test.each(features)("names %s to the roles that could do the edit with it", (lacked) => {
    for (const login of logins) {
      for (const [area, action] of actions) {
        const isHeldBack =
          scopeOf(login, area, action) !== null &&
          scopeOf({ ...login, lacks: [lacked] }, area, action) === null;
        const named = lackOf({ ...login, lacks: [lacked] }, area, action);
        expect([area, action, named]).toEqual([area, action, isHeldBack ? lacked : null]);
        expect(lackOf(login, area, action)).toBeNull();
      }
    }
  });

  test("gives no role anything that it may not do under the largest plan", () => {
    for (const login of logins) {
      for (const [area, action] of actions) {
        if (scopeOf(login, area, action) !== null) continue;
        expect(scopeOf({ ...login, lacks: features }, area, action)).toBeNull();
      }
    }
  });
});

test("the subscription is read by every role and changed by admins", () => {
  const can = (action: "view" | "manage") =>
    roles.filter((role) => scopeOf({ role, isStaff: false }, "subscription", action) !== null);
  expect(can("view")).toEqual([...roles]);
  expect(can("manage")).toEqual(["admin"]);
});
