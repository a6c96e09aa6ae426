import { aLocationId } from "../../kernel/ids/ids.test-support.ts";
import type { Blackout } from "../../records/time-off/blackout.ts";

export const [harbor, market] = [aLocationId("harbor"), aLocationId("market")];

/** A blackout of the whole company. */
export const season: Blackout = {
  id: "season",
  name: "Holiday season",
  from: "2026-12-20",
  until: "2027-01-02",
  locationIds: null,
};

/** A blackout of one location. */
export const fair: Blackout = {
  ...season,
  id: "fair",
  name: "Fair",
  from: "2026-12-01",
  until: "2026-12-03",
  locationIds: [market],
};
