import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

interface HeaderRule {
  headers: { key: string; value: string }[];
}

/** So many names go into one expression: RE2, which Hosting uses, limits the size of a program. */
const NAMES_IN_A_RULE = 100;

const forever = [{ key: "Cache-Control", value: "public, max-age=31536000, immutable" }];

/**
 * The configuration of Hosting with rules that let browsers keep the files of a build for a year,
 * each by its own name. A rule for the whole folder would hold for its 404s as well: a browser
 * that asked one edge of the network for a file which had not reached it yet would keep "there is
 * no such file" for a year. Of two rules the later one holds.
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

/** The names of the files with a hash that a build has made; none where nothing is built. */
export function builtAssets(dist: string): string[] {
  const folder = join(dist, "assets");
  return existsSync(folder) ? readdirSync(folder) : [];
}
