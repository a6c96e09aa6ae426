import { instantAfter } from "../../kernel/time/instant.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type { KioskPhotos } from "../../records/kiosks/punch-photo.ts";

/** Photos whose punch was received at this instant or before are to be removed now. */
export function removedUntil({ keptDays }: Pick<KioskPhotos, "keptDays">, now: Instant): Instant {
  return instantAfter(now, -keptDays * 86_400);
}

/** The days for which a tablet's photos are kept; null if it takes none. */
export function photoDays({ isOn, keptDays }: KioskPhotos): number | null {
  return isOn ? keptDays : null;
}
