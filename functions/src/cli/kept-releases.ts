import type { Instant } from "@crewline/domain/kernel/time/instant";
import { elapsedSeconds, instantSchema } from "@crewline/domain/kernel/time/instant";
import { z } from "zod/mini";

/** A release: when it went live, and the SHA-256 (hex) of each of its files below /assets. */
const releaseSchema = z.object({
  releasedAt: instantSchema,
  files: z.record(
    z.string().check(z.regex(/^[\w.-]+$/)),
    z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  ),
});
export type Release = z.infer<typeof releaseSchema>;

/** `/releases.json` of the live site, the newest release first. */
export const releasesSchema = z.object({ releases: z.array(releaseSchema) });

/** Longer than a tab stays open unused: using it loads the newest release. */
const KEPT_SECONDS = 7 * 86_400;
const MOST = 20;

/**
 * Returns the releases whose files the next deploy keeps, newest first: the live one, and those
 * replaced in the last seven days, because pages loaded from them still fetch their parts.
 */
export function releasesToKeep(live: readonly Release[], now: Instant): Release[] {
  const newestFirst = live.toSorted((a, b) => (a.releasedAt > b.releasedAt ? -1 : 1));
  return newestFirst
    .filter((_release, index) => {
      const replacedAt = newestFirst[index - 1]?.releasedAt ?? now;
      return elapsedSeconds(replacedAt, now) <= KEPT_SECONDS;
    })
    .slice(0, MOST);
}

/** The files of earlier releases that the new build does not have, with their digests. */
export function filesToCarryOver(
  kept: readonly Release[],
  built: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const files = kept.flatMap((release) => Object.entries(release.files));
  return new Map(files.filter(([name]) => !built.has(name)));
}
