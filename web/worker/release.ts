/** The build's data for the worker about its release. */
export interface Release {
  /** Differs whenever a file of the release does. */
  name: string;
  /** Paths to keep on the device, at most as many bytes as the build allows. */
  files: readonly string[];
  /** SHA-256 (hex) of each HTML page, which has the same path in every release. */
  pages: Readonly<Record<string, string>>;
}

const PREFIX = "crewline-";

export function cacheNameOf({ name }: Release): string {
  return `${PREFIX}${name}`;
}

/**
 * The caches that are not needed once this release is active, given all in the order of their
 * creation. The previous release stays, because tabs that began with it may still fetch a part.
 */
export function outdatedCaches(names: readonly string[], release: Release): string[] {
  const present = cacheNameOf(release);
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== present);
  return others.slice(0, -1);
}
