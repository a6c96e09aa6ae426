import { expect, test } from "vitest";
import { aChange, noRounding, quarters } from "./ruled-company.test-support.ts";
import { ruleHistory } from "./rule-history.ts";

test("the last change that has begun is in force, those before it are replaced", () => {
  const changes = [
    aChange("2026-01-05", quarters),
    aChange("2026-03-02", noRounding),
    aChange("2026-04-06", quarters),
    aChange("2026-05-04", noRounding, { cancelledAt: "2026-03-03T12:00:00.000Z" }),
  ];
  const states = ruleHistory(changes, "2026-03-10").map(({ change, state }) => [
    change.effectiveDate,
    state,
  ]);
  expect(states).toEqual([
    ["2026-05-04", "cancelled"],
    ["2026-04-06", "planned"],
    ["2026-03-02", "inForce"],
    ["2026-01-05", "replaced"],
  ]);
});

test("of two changes for one day the later made one holds", () => {
  const [first, second] = [aChange("2026-04-06", quarters), aChange("2026-04-06", noRounding)];
  expect(ruleHistory([first, second], "2026-03-10")).toEqual([
    { change: second, state: "planned" },
    { change: first, state: "replaced" },
  ]);
});
