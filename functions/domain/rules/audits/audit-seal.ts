import type { Instant } from "../../kernel/time/instant.ts";
import { instantAfter } from "../../kernel/time/instant.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import { dayStart, localDateAt } from "../../kernel/time/zone.ts";
import type { AuditDay } from "../../records/audits/audit-day.ts";
import { TAG_LENGTH } from "../../records/audits/audit-day.ts";
import type { Digest } from "./audit-hash.ts";

/**
 * How long after its end a day is sealed. A row carries the time at which its transaction began,
 * and no transaction lasts longer than a few minutes.
 */
export const SEAL_GRACE_SECONDS = 3600;

/** The bounds of a day that is to be sealed. */
export type DayBounds = Pick<AuditDay, "day" | "from" | "until">;

/** The first day of a company's audit: that of its earliest row. */
export function firstDayBounds(earliest: Instant, timeZone: string): DayBounds {
  const day = localDateAt(earliest, timeZone);
  return { day, from: dayStart(day, timeZone), until: dayStart(addDays(day, 1), timeZone) };
}

/** The day behind a sealed one. It begins where that one ended, also after a change of the zone. */
export function nextDayBounds(
  { day: last, until: from }: Pick<AuditDay, "day" | "until">,
  timeZone: string,
): DayBounds {
  const day = addDays(last, 1);
  const end = dayStart(addDays(day, 1), timeZone);
  return { day, from, until: end > from ? end : instantAfter(from, 86_400) };
}

/** True once no transaction can still add a row to the day. */
export function isDayOver({ until }: Pick<DayBounds, "until">, now: Instant): boolean {
  return instantAfter(until, SEAL_GRACE_SECONDS) <= now;
}

/** The link of a row: covers everything before it, so that a change of the order shows. */
export function nextLink(previous: string, rowHash: string, digest: Digest): string {
  return digest(JSON.stringify(["link", previous, rowHash]));
}

interface Rooted extends DayBounds {
  count: number;
  previousRoot: string;
  /** The link of the last row; `previousRoot` for a day without rows. */
  lastLink: string;
}

/** The root of a day. */
export function rootOf({ day, from, until, count, ...links }: Rooted, digest: Digest): string {
  const { previousRoot, lastLink } = links;
  return digest(JSON.stringify(["day", day, from, until, `${count}`, previousRoot, lastLink]));
}

/** Seals a day: `hashes` are those of its rows in their order. */
export function sealDay(
  bounds: DayBounds,
  { hashes, previousRoot, at }: { hashes: readonly string[]; previousRoot: string; at: Instant },
  digest: Digest,
): AuditDay {
  const lastLink = linkAfter(previousRoot, hashes, digest);
  const count = hashes.length;
  const root = rootOf({ ...bounds, count, previousRoot, lastLink }, digest);
  const tags = hashes.map(tagOf).join("");
  return { id: bounds.day, ...bounds, count, previousRoot, root, tags, sealedAt: at, edits: null };
}

export function linkAfter(first: string, hashes: readonly string[], digest: Digest): string {
  return hashes.reduce((link, hash) => nextLink(link, hash, digest), first);
}

export function tagOf(hash: string): string {
  return hash.slice(0, TAG_LENGTH);
}

/** The tags of a sealed day's rows in their order. */
export function tagsOf({ tags }: Pick<AuditDay, "tags">): string[] {
  return tags.match(new RegExp(`.{1,${TAG_LENGTH}}`, "gu")) ?? [];
}

/** Where the order of a company's rows begins for an instant. */
export function orderOf({ at, id }: { at: Instant; id: string }): string {
  return `${at}_${id}`;
}
