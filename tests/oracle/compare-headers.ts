import type { Compared } from "./header-deviations.ts";
import { headerDeviations } from "./header-deviations.ts";
import type { Headers } from "./headers-of.ts";

/** A pair of values for each header: theirs and ours. */
export type HeaderPairs = Record<string, readonly [string | null, string | null]>;

/** The headers that differ. A cookie that only one side writes is a difference of its own. */
export function differingHeaders({ theirs, ours }: Compared): HeaderPairs {
  const names = new Set([...Object.keys(theirs.headers), ...Object.keys(ours.headers)]);
  const pairs = [...names].map(
    (name) => [name, pairOf(name, theirs.headers, ours.headers)] as const,
  );
  return Object.fromEntries(pairs.filter(([name, [one, other]]) => !isSame(name, one, other)));
}

/** Cookies for which `writes` observes whether they are written at all. */
const observedElsewhere = /^set-cookie: (session|end of session|token)$/u;

function isSame(name: string, one: string | null, other: string | null): boolean {
  return one === other || (observedElsewhere.test(name) && (one === null || other === null));
}

function pairOf(name: string, theirs: Headers, ours: Headers) {
  return [theirs[name] ?? null, ours[name] ?? null] as const;
}

/** The deviations' entries for the headers of these answers; two for one header are a mistake. */
export function listedHeaders(compared: Compared): HeaderPairs {
  const found = headerDeviations.filter(({ on }) => on(compared));
  const names = found.map(({ header }) => header);
  if (new Set(names).size < names.length) {
    throw new Error(`${compared.request.name}: ${names.join()} are listed more than once.`);
  }
  return Object.fromEntries(found.map(({ header, theirs, ours }) => [header, [theirs, ours]]));
}
