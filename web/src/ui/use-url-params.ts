import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";

type Values<K extends string> = Readonly<Record<K, string>>;

export interface UrlParams<K extends string> {
  values: Values<K>;
  /** `push` makes the browser's back button return to the values before. */
  set: (changes: Partial<Values<K>>, history?: "replace" | "push") => void;
  /** True when some value differs from its default. */
  isChanged: boolean;
  clear: () => void;
}

/**
 * Filters, tab and open record of a screen, kept in the address so that they survive a reload and
 * can be sent to a colleague. A value equal to its default is left out of the address. Keep
 * `defaults` at module scope.
 */
export function useUrlParams<K extends string>(defaults: Values<K>): UrlParams<K> {
  const [params, setParams] = useSearchParams();
  const values = useMemo(() => valuesOf(params, defaults), [params, defaults]);
  const set = useCallback(
    (changes: Partial<Values<K>>, history: "replace" | "push" = "replace") =>
      setParams((before) => changed(before, changes, defaults), { replace: history === "replace" }),
    [setParams, defaults],
  );
  const names = Object.keys(defaults) as K[];
  return {
    values,
    set,
    isChanged: names.some((name) => values[name] !== defaults[name]),
    clear: () => set(defaults),
  };
}

function valuesOf<K extends string>(params: URLSearchParams, defaults: Values<K>): Values<K> {
  const entries = Object.entries<string>(defaults).map(([name, value]) => [
    name,
    params.get(name) ?? value,
  ]);
  return Object.fromEntries(entries) as Values<K>;
}

function changed<K extends string>(
  before: URLSearchParams,
  changes: Partial<Values<K>>,
  defaults: Values<K>,
): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries<string | undefined>(changes)) {
    if (value === undefined || value === defaults[name as K]) after.delete(name);
    else after.set(name, value);
  }
  return after;
}
