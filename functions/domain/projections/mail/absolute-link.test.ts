import { expect, test } from "vitest";
import { absoluteLink } from "./absolute-link.ts";

const origin = "https://app.crewline.test";

test("a path becomes an address of the application", () => {
  expect(absoluteLink("/schedules?week=2026-11-23", origin)).toBe(
    "https://app.crewline.test/schedules?week=2026-11-23",
  );
});

test.each(["//elsewhere.example", "https://elsewhere.example", "/\\elsewhere.example", "home"])(
  "%s is refused",
  (path) => {
    expect(() => absoluteLink(path, origin)).toThrow("links to the application only");
  },
);
