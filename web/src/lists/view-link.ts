import type { ViewParams } from "./use-list.ts";

/**
 * The address of a list as it is shown: with its columns, which are kept on the device, and with
 * what the address names beside the view, such as the week of the entries.
 */
export function viewLink(address: string, view: ViewParams): string {
  const link = new URL(address);
  for (const [name, value] of Object.entries(view)) link.searchParams.set(name, value);
  return link.href;
}
