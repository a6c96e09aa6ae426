import { expect, test } from "vitest";
import type { Act } from "./month-cost.ts";
import { costTogether, monthCosts } from "./month-cost.ts";

const prices = {
  per100kReads: 0.03,
  per100kWrites: 0.09,
  per100kDeletes: 0.01,
  perMillionInvocations: 0.4,
  perMillionTasks: 0.4,
  perVcpuSecond: 0.000_024,
  perGibSecond: 0.000_002_5,
};
const terms = { employees: 1000, prices, machine: { vcpu: 1, gib: 0.5 } };
const none = { reads: 0, writes: 0, deletes: 0, invocations: 0, tasks: 0, seconds: 0 };
const act = (counts: Partial<Act["counts"]>, perEmployee = 1): Act => ({
  name: "Clock in",
  perEmployee,
  counts: { ...none, ...counts },
});

test("a hundred reads a month of each of 1,000 employees cost three cents", () => {
  const [cost] = monthCosts([act({ reads: 5 }, 20)], terms);
  expect(cost).toMatchObject({ documents: 0.03, calls: 0, computing: 0, total: 0.03 });
});

test("reads, writes and deletes have prices of their own", () => {
  const counts = { reads: 100, writes: 100, deletes: 100 };
  expect(monthCosts([act(counts)], terms)[0]?.documents).toBeCloseTo(0.03 + 0.09 + 0.01, 10);
});

test("calls of functions and tasks are paid beside the seconds of an instance", () => {
  const [cost] = monthCosts([act({ invocations: 2, tasks: 1, seconds: 2 })], terms);
  expect(cost?.calls).toBeCloseTo(1000 * 3 * 0.000_000_4, 10);
  expect(cost?.computing).toBeCloseTo(2000 * (0.000_024 + 0.000_001_25), 10);
});

test("an act of one employee in a hundred counts as a hundredth", () => {
  const [one, rare] = monthCosts([act({ writes: 9 }), act({ writes: 9 }, 0.01)], terms);
  expect((rare?.total ?? 0) * 100).toBeCloseTo(one?.total ?? 0, 10);
});

test("the costs together are the sum of each kind", () => {
  const all = costTogether("Together", monthCosts([act({ reads: 100 }), act({ tasks: 1 })], terms));
  expect(all.documents).toBeCloseTo(0.03, 10);
  expect(all.total).toBeCloseTo(all.documents + all.calls + all.computing, 10);
  expect(costTogether("Nothing", []).total).toBe(0);
});
