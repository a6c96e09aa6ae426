import { expect, test } from "vitest";
import { appRouter } from "../../functions/src/api.ts";
import { historyOfMutations } from "./history-of-mutations.ts";

test("every mutation names the history it writes, or why it writes none", () => {
  const { _def: definition } = appRouter;
  const { procedures } = definition;
  const mutations = Object.entries<object>(procedures)
    .filter(([, procedure]) => typeOf(procedure) === "mutation")
    .map(([path]) => path);
  expect(mutations.length).toBeGreaterThan(60);
  expect(Object.keys(historyOfMutations).toSorted()).toEqual(mutations.toSorted());
});

test("a reason for having no history is a sentence", () => {
  const reasons = Object.values(historyOfMutations).flatMap((one) =>
    "none" in one ? [one.none] : [],
  );
  expect(reasons.length).toBeGreaterThan(10);
  expect(reasons.filter((reason) => reason.split(" ").length < 4)).toEqual([]);
});

function typeOf(procedure: object): unknown {
  const def: unknown = Reflect.get(procedure, "_def");
  return (def as { type: string }).type;
}
