import { aCompanyId } from "@crewline/domain/kernel/ids/ids.test-support";
import { expect, test, vi } from "vitest";
import { isCompany } from "./is-company.ts";

const there = new Set<string>();
let asked = 0;
let at = 0;

vi.mock(import("../../platform/clock.ts"), async (original) => ({
  ...(await original()),
  nowMillis: () => at,
}));
vi.mock(import("../../store/unit/unit.ts"), async (original) => ({
  ...(await original()),
  readingUnit: async () => ({}) as never,
}));
vi.mock(import("../../store/companies.ts"), async (original) => ({
  ...(await original()),
  companies: () => {
    const find = async (id: string) => {
      asked += 1;
      return there.has(id) ? { id } : null;
    };
    return { find } as never;
  },
}));

const harbor = aCompanyId("harbor");

test("a company that was erased is still a company for the processes that had seen it", async () => {
  there.add(harbor);
  expect(await isCompany(harbor)).toBe(true);
  there.delete(harbor);
  at += 4_001;
  expect(await isCompany(harbor)).toBe(false);
});

test("a company is asked for once in four seconds, and one that is missing each time", async () => {
  there.add(harbor);
  asked = 0;
  for (const after of [0, 1_000, 3_000]) {
    at += after;
    expect(await isCompany(harbor)).toBe(true);
  }
  expect(asked).toBe(1);
  expect(await isCompany(aCompanyId("none"))).toBe(false);
  expect(await isCompany(aCompanyId("none"))).toBe(false);
  expect(asked).toBe(3);
});
