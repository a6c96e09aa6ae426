import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import type { UrlValues } from "./url-values.ts";
import { urlValues, withUrlValues } from "./url-values.ts";

export interface UrlParams<K extends string> {
  values: UrlValues<K>;
  /** `push` makes the browser's back button return to the values before. */
  set: (changes: Partial<UrlValues<K>>, history?: "replace" | "push") => void;
  /** True when some value differs from its default. */
  isChanged: boolean;
  clear: () => void;
}

/**
 * Filters, tab and open record of a screen, kept in the address so that they survive a reload and
 * can be sent to a colleague. A value equal to its default is left out of the address. Keep
 * `defaults` at module scope. A change builds on the address as it is, not as it was rendered:
 * rendering lags behind, and a late search would close the record just opened.
 */
export function useUrlParams<K extends string>(defaults: UrlValues<K>): UrlParams<K> {
  const [params, setParams] = useSearchParams();
  const values = useMemo(() => urlValues(params, defaults), [params, defaults]);
  const set = useCallback(
    (changes: Partial<UrlValues<K>>, history: "replace" | "push" = "replace") =>
      setParams(() => withUrlValues(new URLSearchParams(location.search), changes, defaults), {
        replace: history === "replace",
      }),
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
