import { quietDay } from "@crewline/domain/records/summaries/open-work";
import { live } from "./fake-live.ts";

/** Friday 20 November 2026, 10:00 in New York. */
export const [day, now] = ["2026-11-20", "2026-11-20T15:00:00.000Z"];
export const planned = { ...quietDay, planned: 1 };

/** Both weeks of Harborside are planned and published. */
export function putPlan(today = planned, more: object = {}): void {
  const published = { state: "published", publishedVersion: 1 };
  live.put({
    "companies/c1/openWork/harbor": {
      days: { [day]: today, "2026-11-23": planned },
      weeks: { "2026-11-16": published, "2026-11-23": published },
      ...more,
    },
  });
}
