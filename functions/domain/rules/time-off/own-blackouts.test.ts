import { describe, expect, test } from "vitest";
import type { Blackout } from "../../records/time-off/blackout.ts";
import { fair, harbor, market, season } from "./blackouts.test-support.ts";
import { broken } from "../violations/broken.test-support.ts";
import { requireOwnBlackouts } from "./own-blackouts.ts";

describe("the blackouts that a manager changes", () => {
  const own = { ...fair, id: "own", name: "Stocktaking", locationIds: [harbor] };
  const save = (after: readonly Blackout[], managed: (typeof harbor)[] | null = [harbor]) =>
    requireOwnBlackouts([season, fair, own], after, managed);

  test("are those of managed locations alone; the others stay as they are", () => {
    expect(() => save([season, fair])).not.toThrow();
    expect(() => save([own, fair, season, { ...own, id: "new" }])).not.toThrow();
    expect(() => save([season, fair, { ...own, name: "Inventory" }])).not.toThrow();
  });

  test("are not those of the company or of another location, before or after the change", () => {
    const elsewhere = (name: string) => broken("blackoutElsewhere", { name });
    expect(() => save([fair, own])).toThrow(elsewhere("Holiday season"));
    expect(() => save([season, own])).toThrow(elsewhere("Fair"));
    expect(() => save([season, fair, { ...own, locationIds: null }])).toThrow(
      elsewhere("Stocktaking"),
    );
    expect(() => save([season, fair, own, { ...own, id: "new", locationIds: [market] }])).toThrow(
      elsewhere("Stocktaking"),
    );
    expect(() => save([season, { ...fair, locationIds: [harbor] }, own])).toThrow(
      elsewhere("Fair"),
    );
  });

  test("are any for the whole company", () => {
    expect(() => save([], null)).not.toThrow();
  });
});
