import { createHash } from "node:crypto";
import { calendarFeedSchema } from "@crewline/domain/records/users/calendar-feed";
import { collection } from "./unit/collection.ts";
import type { Unit } from "./unit/unit.ts";

export function calendarFeeds(unit: Unit) {
  return collection(unit, {
    path: "calendarFeeds",
    schema: calendarFeedSchema,
    what: "calendar feed",
  });
}

/**
 * Only the hash of a token is kept, as the document's name: the collection opens no calendar, and
 * the time that a lookup takes says nothing about a token that comes close.
 */
export function calendarFeedId(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
