import { expect, test } from "vitest";
import { dayEventTermsSchema } from "./day-event.ts";

const inventory = {
  title: "Inventory",
  text: "",
  from: "2026-11-30",
  until: "2026-11-30",
  times: null,
  locationId: null,
  audience: "everyone",
};
const issuesOf = (change: object) =>
  dayEventTermsSchema
    .safeParse({ ...inventory, ...change })
    .error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];

test.each([
  ["one day", {}, []],
  ["62 days", { until: "2027-01-30" }, []],
  ["63 days", { until: "2027-01-31" }, [["until", "atMostDays 62"]]],
  ["a last day before the first", { until: "2026-11-29" }, [["until", "lastDayBeforeFirst"]]],
  ["no title", { title: "  " }, [["title", "enterName"]]],
  ["a night", { times: { startsAtLocal: "22:00", endsAtLocal: "06:00" } }, []],
])("an event of %s", (_what, change, expected) => {
  expect(issuesOf(change)).toEqual(expected);
});
