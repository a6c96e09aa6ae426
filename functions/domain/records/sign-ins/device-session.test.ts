import { deviceSessionIdSchema } from "../../kernel/ids/record-ids.ts";
import { expect, test } from "vitest";
import { afterProof, afterUse, withCurrent } from "./device-session.ts";

const facts = { id: deviceSessionIdSchema.parse("1790000000"), device: "Firefox on Mac" };
const first = afterUse(null, facts, "2026-11-20T10:25:07.123Z");

test("a device has its first and last use, to the hour", () => {
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

test("a browser in which the person proved again who it is stays one device", () => {
  if (first === null) throw new Error("The first use is noted.");
  expect(
    afterProof(
      first,
      { ...facts, id: deviceSessionIdSchema.parse("1790090000") },
      "2026-11-21T08:01:00.000Z",
    ),
  ).toEqual({
    id: "1790090000",
    device: "Firefox on Mac",
    firstUsedAt: "2026-11-20T10:00:00.000Z",
    lastUsedAt: "2026-11-21T08:00:00.000Z",
    deleteAt: "2026-12-21T08:00:00.000Z",
  });
});

test("the device that asks is in the list, noted or not, once", () => {
  if (first === null) throw new Error("The first use is noted.");
  const at = "2026-11-20T10:30:00.000Z";
  expect(withCurrent([first], facts, at)).toEqual([first]);
  const other = { id: deviceSessionIdSchema.parse("1790000001"), device: "Chrome on Android" };
  expect(withCurrent([first], other, at).map(({ id }) => id)).toEqual([other.id, first.id]);
});
