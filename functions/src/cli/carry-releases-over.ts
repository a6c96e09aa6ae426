import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import { builtAssets } from "./asset-headers.ts";
import type { Release } from "./kept-releases.ts";
import { filesToCarryOver, releasesSchema, releasesToKeep } from "./kept-releases.ts";

type Fetch = (url: string) => Promise<Response>;

const LIST = "releases.json";

interface Deploy {
  /** The URL of the live release, for example https://app.example.com. */
  origin: string;
  /** The folder of the new build. */
  dist: string;
  now: Instant;
}

/**
 * Copies the files of earlier releases beside those of the new build, with its list of releases:
 * Hosting serves only the files of the last deploy. Returns how many files it copied. Throws when
 * the live release cannot be read; a site without a list has none yet.
 */
export async function carryReleasesOver(
  { origin, dist, now }: Deploy,
  get: Fetch = fetch,
): Promise<number> {
  const built = builtAssets(dist);
  const kept = releasesToKeep(await liveReleases(origin, get), now);
  const files = filesToCarryOver(kept, new Set(built));
  for (const [name, digest] of files) await carryOver({ origin, dist }, { name, digest }, get);
  const own = built.map((name) => [name, digestOf(readFileSync(join(dist, "assets", name)))]);
  const releases = [{ releasedAt: now, files: Object.fromEntries(own) }, ...kept];
  writeFileSync(join(dist, LIST), JSON.stringify(releasesSchema.parse({ releases })));
  return files.size;
}

/** Hosting answers a path without a file with the start page; so does a site without a release. */
async function liveReleases(origin: string, get: Fetch): Promise<Release[]> {
  const answer = await get(`${origin}/${LIST}`);
  const isPage = answer.headers.get("content-type")?.startsWith("text/html") ?? false;
  if (isPage && (answer.ok || answer.status === 404)) return [];
  if (!answer.ok) throw new Error(`${origin}/${LIST} answered ${answer.status}.`);
  return releasesSchema.parse(await answer.json()).releases;
}

async function carryOver(
  { origin, dist }: Pick<Deploy, "origin" | "dist">,
  { name, digest }: { name: string; digest: string },
  get: Fetch,
): Promise<void> {
  const answer = await get(`${origin}/assets/${name}`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (!answer.ok || digestOf(bytes) !== digest) {
    throw new Error(`${origin}/assets/${name} is not the file that its release had.`);
  }
  writeFileSync(join(dist, "assets", name), bytes);
}

function digestOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
