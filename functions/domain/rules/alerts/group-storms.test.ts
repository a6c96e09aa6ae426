import { describe, expect, test } from "vitest";
import { anEmployeeId } from "../../kernel/ids/ids.test-support.ts";
import type { AlertId } from "../../kernel/ids/record-ids.ts";
import { aCause } from "./alert.test-support.ts";
import type { Cause } from "./cause.ts";
import { groupStorms } from "./group-storms.ts";

const none: ReadonlySet<AlertId> = new Set();
const late = (...names: string[]) =>
  names.map((name) => aCause({ employeeId: anEmployeeId(name) }));
const offline = aCause({ type: "kioskOffline", employeeId: null, count: 2 });

function group(causes: readonly Cause[], change: { isOffline?: boolean } = {}) {
  return groupStorms(causes, { known: none, isOffline: false, ...change });
}

describe("a storm", () => {
  test("of four people who are late for the same minute is one alert with their number", () => {
    const storm = group(late("ana", "ben", "cleo", "dan"));
    expect(storm).toMatchObject([
      { type: "late", employeeId: null, count: 4, subject: { kind: "location", id: "harbor" } },
    ]);
  });

  test("of three is three alerts, and so are four who are late for other minutes", () => {
    expect(group(late("ana", "ben", "cleo"))).toHaveLength(3);
    const [first, ...others] = late("ana", "ben", "cleo", "dan");
    const facts = { ...aCause().facts, at: "2026-11-20T10:00:00.000Z" };
    expect(group([{ ...(first ?? aCause()), facts }, ...others])).toHaveLength(4);
  });

  test("stays one alert while anyone in it is missing, and ends with the last", () => {
    const [storm] = group(late("ana", "ben", "cleo", "dan"));
    const known = new Set([storm?.id].filter((id) => id !== undefined));
    expect(groupStorms(late("dan"), { known, isOffline: false })).toMatchObject([
      { id: storm?.id, count: 1 },
    ]);
    expect(groupStorms([], { known, isOffline: false })).toEqual([]);
  });

  test("of missing punches is the one alert of the tablets while all of them are offline", () => {
    const causes = [...late("ana", "ben"), aCause({ type: "uncovered" }), offline];
    expect(group(causes, { isOffline: true }).map(({ type }) => type)).toEqual([
      "uncovered",
      "kioskOffline",
    ]);
    expect(group(causes)).toHaveLength(4);
  });

  test("needs the alert of the tablets: with its rule off, each late person is told", () => {
    expect(group(late("ana", "ben"), { isOffline: true })).toHaveLength(2);
  });
});
