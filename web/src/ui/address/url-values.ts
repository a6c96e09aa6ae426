export type UrlValues<K extends string> = Readonly<Record<K, string>>;

/** The values of the named parameters; the default of each that the address does not hold. */
export function urlValues<K extends string>(
  params: URLSearchParams,
  defaults: UrlValues<K>,
): UrlValues<K> {
  const entries = Object.entries<string>(defaults).map(([name, value]) => [
    name,
    params.get(name) ?? value,
  ]);
  return Object.fromEntries(entries) as UrlValues<K>;
}

/** The parameters with the changes; others stay, and a value equal to its default is left out. */
export function withUrlValues<K extends string>(
  before: URLSearchParams,
  changes: Partial<UrlValues<K>>,
  defaults: UrlValues<K>,
): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries<string | undefined>(changes)) {
    if (value === undefined || value === defaults[name as K]) after.delete(name);
    else after.set(name, value);
  }
  return after;
}
