interface Asset {
  path: string;
  bytes: number;
}

/** Other files are fetched when they are used, so that a phone does not keep unused ones. */
const MOST_BYTES = 3_000_000;

/** The files within the limit, small ones first, because those are the many that screens share. */
export function keptFiles(assets: readonly Asset[], mostBytes = MOST_BYTES): string[] {
  const kept: string[] = [];
  let sum = 0;
  for (const { path, bytes } of assets.toSorted(byBytes)) {
    sum += bytes;
    if (sum <= mostBytes) kept.push(path);
  }
  return kept.toSorted();
}

function byBytes(a: Asset, b: Asset): number {
  return a.bytes - b.bytes || (a.path < b.path ? -1 : 1);
}
