import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { formatCount } from "@crewline/domain/kernel/formats/write-number";
import type { JudgedPosition } from "@crewline/domain/records/locations/judge-position";
import type { Location } from "@crewline/domain/records/locations/location";

/**
 * Tells the employee that a punch was recorded away from the location, or without a position, and
 * what follows; `null` when there is nothing to tell.
 */
export function offSiteText(
  position: JudgedPosition | null,
  { name, geofence }: Pick<Location, "name" | "geofence">,
  locale: Locale,
): string | null {
  if (position === null || position.verdict === "inside") return null;
  const what =
    position.verdict === "outside"
      ? `Recorded about ${distanceText(position.distanceMetres ?? 0, locale)} from ${name}.`
      : "Recorded without your position: your device didn't share a recent, exact one.";
  const next =
    geofence.mode === "flag"
      ? "Your manager can see this."
      : "Your manager decides whether it counts.";
  return `${what} ${next}`;
}

/** Metres below a kilometre, kilometres to a tenth from there on. */
function distanceText(metres: number, locale: Locale): string {
  return metres < 1000 ? `${metres} m` : `${formatCount(Math.round(metres / 100) / 10, locale)} km`;
}
