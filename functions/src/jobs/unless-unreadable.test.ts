import { expect, test, vi } from "vitest";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { unlessUnreadable } from "./unless-unreadable.ts";

test("an event about a record that cannot be read is logged and not delivered again", async () => {
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  await unlessUnreadable(async () => {
    throw new RuleViolation("unreadableRecord", { what: "shift" });
  });
  expect(write).toHaveBeenCalledWith(expect.stringContaining('"what":"shift"'));
  write.mockRestore();
});

test("an event that failed for another reason is delivered again", async () => {
  for (const error of [new RuleViolation("busy", {}), new Error("The database is away.")]) {
    await expect(unlessUnreadable(() => Promise.reject(error))).rejects.toBe(error);
  }
});
