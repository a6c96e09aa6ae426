import { expect, test } from "vitest";
import { afterUse } from "./device-session.ts";

const facts = { id: "1790000000", device: "Firefox on Mac" };
const first = afterUse(null, facts, "2026-11-20T10:25:07.123Z");

test("a device is known to the hour of its first and last use", () => {
  expect(first).toMatchObject({
    ...facts,
    firstUsedAt: "2026-11-20T10:00:00.000Z",
    lastUsedAt: "2026-11-20T10:00:00.000Z",
  });
});

test("using it again within the hour changes nothing, later only the last use", () => {
  expect(afterUse(first, facts, "2026-11-20T10:59:59.999Z")).toBeNull();
  expect(afterUse(first, facts, "2026-11-21T08:01:00.000Z")).toEqual({
    ...first,
    lastUsedAt: "2026-11-21T08:00:00.000Z",
    deleteAt: "2026-12-21T08:00:00.000Z",
  });
});
