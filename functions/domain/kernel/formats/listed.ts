import { joined } from "./intl-writers.ts";
import type { Locale } from "./locale.ts";

/** Names in a sentence: "Ana, Bo and Cy"; of more than `most` the rest is counted. */
export function listed(names: readonly string[], { language }: Locale, most = 5): string {
  const more = names.length - most;
  return joined(more > 0 ? [...names.slice(0, most), `${more} more`] : names, language);
}
