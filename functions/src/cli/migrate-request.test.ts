import { describe, expect, test } from "vitest";
import { parseMigrateRequest } from "./migrate-request.ts";

describe("the command line of migrate", () => {
  test("is a dry run of everything, in batches of 100 documents", () => {
    expect(parseMigrateRequest([])).toEqual({ apply: false, batch: 100, emulator: false });
  });

  test("may name a migration, a company, a batch and a project", () => {
    const args = ["--apply", "--only", "m1", "--company", "c1", "--batch", "20", "--project"];
    expect(parseMigrateRequest([...args, "crewline-live"])).toEqual({
      apply: true,
      only: "m1",
      company: "c1",
      batch: 20,
      emulator: false,
      project: "crewline-live",
    });
  });

  test.each([
    ["a company that is a path", ["--company", "../users"], "--company"],
    ["a project that is a path", ["--project", "../x"], "--project"],
    ["no document a batch", ["--batch", "0"], "--batch"],
    ["more documents than a transaction takes", ["--batch", "500"], "--batch"],
    ["a batch that is no number", ["--batch", "many"], "--batch"],
    ["an option that does not exist", ["--force"], "--force"],
    ["a word too many", ["apply"], "apply"],
  ])("is refused with %s", (_what, args, named) => {
    expect(() => parseMigrateRequest(args)).toThrow(named);
  });
});
