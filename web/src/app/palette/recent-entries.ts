import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { z } from "zod/mini";
import { deviceStore } from "../../device/browser-store.ts";
import type { PaletteEntry } from "./palette-entry.ts";

const MOST_KEPT = 6;
const keyOf = (uid: UserId) => `crewline.recentlyFound.${uid}`;
const keptSchema = z.array(z.string()).check(z.maxLength(MOST_KEPT));

/** What tells an entry from all others. */
export function entryKey({ kind, to }: Pick<PaletteEntry, "kind" | "to">): string {
  return `${kind} ${to}`;
}

/** The entries with the recent ones before the others, the latest first. */
export function recentFirst(
  recent: readonly string[],
  entries: readonly PaletteEntry[],
): PaletteEntry[] {
  const byKey = new Map(entries.map((entry) => [entryKey(entry), entry]));
  return [...new Set([...recent.flatMap((key) => byKey.get(key) ?? []), ...entries])];
}

export function rememberEntry(uid: UserId, entry: PaletteEntry): void {
  const key = entryKey(entry);
  const kept = [key, ...recentKeys(uid).filter((one) => one !== key)].slice(0, MOST_KEPT);
  deviceStore.writeJson(keyOf(uid), kept);
}

/**
 * The keys of the entries that the person chose last in this browser. Names are not kept: what the
 * person may no longer see is not among the entries.
 */
export function recentKeys(uid: UserId): string[] {
  return keptSchema.safeParse(deviceStore.readJson(keyOf(uid))).data ?? [];
}
