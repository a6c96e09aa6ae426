import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

interface HeaderRule {
  headers: { key: string; value: string }[];
}

/** The most names in one expression: RE2, which Hosting uses, limits the size of a program. */
const NAMES_IN_A_RULE = 100;

const forever = [{ key: "Cache-Control", value: "public, max-age=31536000, immutable" }];

/**
 * Returns the configuration of Hosting with rules that let browsers keep the files of a build for a
 * year, each by its own name. A rule for the whole folder would apply to its 404s as well: a
 * browser whose edge of the network did not have a file yet would keep the 404 for a year. Of two
 * rules the later one applies.
 */
export function withAssetHeaders<H extends { headers: HeaderRule[] }>(
  hosting: H,
  files: readonly string[],
): H {
  const names = files
    .filter((file) => /^[\w.-]+$/.test(file))
    .map((file) => file.replaceAll(".", "\\."))
    .toSorted();
  const rules: (HeaderRule & { regex: string })[] = [];
  for (let from = 0; from < names.length; from += NAMES_IN_A_RULE) {
    const some = names.slice(from, from + NAMES_IN_A_RULE);
    rules.push({ regex: `^/assets/(${some.join("|")})$`, headers: forever });
  }
  return { ...hosting, headers: [...hosting.headers, ...rules] };
}

/** The names of a build's files with a hash; empty without a build. */
export function builtAssets(dist: string): string[] {
  const folder = join(dist, "assets");
  return existsSync(folder) ? readdirSync(folder) : [];
}
