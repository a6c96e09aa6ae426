import type { CalendarFeedId } from "@crewline/domain/kernel/ids/record-ids";
import { createHash } from "node:crypto";
import { calendarFeedSchema } from "@crewline/domain/records/users/calendar-feed";
import { collection } from "./unit/collection.ts";
import type { Unit } from "./unit/unit.ts";

export function calendarFeeds(unit: Unit) {
  return collection(unit, {
    path: "calendarFeeds",
    schema: calendarFeedSchema,
    what: "calendarFeed",
  });
}

/**
 * Only the hash of a token is stored, as the document's name: the collection opens no calendar, and
 * the time of a lookup reveals nothing about a similar token.
 */
export function calendarFeedId(token: string): CalendarFeedId {
  return createHash("sha256").update(token).digest("hex") as CalendarFeedId;
}
