import { expect, test } from "vitest";
import { canPublish, weekStatus } from "./week-status.ts";

const never = { state: "draft", publishedVersion: 0 } as const;
const published = { state: "published", publishedVersion: 1 } as const;
const changed = { state: "changed", publishedVersion: 1 } as const;

const shift = (state: "draft" | "published" | "changed" | "cancelled") => ({ state });

test("a week without shifts is empty and cannot be published, not a draft and published at once", () => {
  expect(weekStatus(null, [])).toBe("empty");
  expect(weekStatus(never, [])).toBe("empty");
  expect(weekStatus(never, [shift("cancelled")])).toBe("empty");
  expect(weekStatus(published, [])).toBe("empty");
  expect(canPublish("empty")).toBe(false);
});

test("a week that was never published is a draft", () => {
  expect(weekStatus(never, [shift("draft")])).toBe("draft");
  expect(canPublish("draft")).toBe(true);
});

test("a published week is published until a shift changes", () => {
  expect(weekStatus(published, [shift("published")])).toBe("published");
  expect(weekStatus(published, [shift("published"), shift("draft")])).toBe("changed");
  expect(weekStatus(changed, [shift("published")])).toBe("changed");
  expect(canPublish("published")).toBe(false);
  expect(canPublish("changed")).toBe(true);
});

test("a published week whose last shift was deleted has a change to publish", () => {
  expect(weekStatus(changed, [shift("cancelled")])).toBe("changed");
});
