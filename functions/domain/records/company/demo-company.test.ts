import { aCompanyId } from "../../kernel/ids/ids.test-support.ts";
import { expect, test } from "vitest";
import { demoCompanyId, demoUntil, isDemoCompany } from "./demo-company.ts";

test("a demo company is recognised by its id, and no real one is", () => {
  expect(isDemoCompany(demoCompanyId("8fK2"))).toBe(true);
  expect(isDemoCompany(aCompanyId("8fK2demoXh"))).toBe(false);
  expect(isDemoCompany(null)).toBe(false);
});

test("a demo company lasts 30 days", () => {
  expect(demoUntil("2026-11-22T10:00:00.000Z")).toBe("2026-12-22T10:00:00.000Z");
});
