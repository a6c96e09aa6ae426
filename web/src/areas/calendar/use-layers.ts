import type { CalendarLayer } from "@crewline/domain/projections/calendar/calendar-items";
import { calendarLayers } from "@crewline/domain/projections/calendar/calendar-items";
import { useLogin } from "../../session/actor/use-login.ts";
import { useKept } from "../../ui/state/use-kept.ts";

export const layerLabels: Readonly<Record<CalendarLayer, string>> = {
  shifts: "Shifts",
  timeOff: "Time off",
  availability: "Availability",
  holidays: "Holidays",
  periodEnds: "Pay-period ends",
  blackouts: "Blackout dates",
  events: "Events and notes",
};

/** In the order in which they are offered. */
export const offeredLayers: readonly CalendarLayer[] = [
  "shifts",
  "timeOff",
  "availability",
  "holidays",
  "periodEnds",
  "blackouts",
  "events",
];

/** Availability has an entry for most people and days, so it is asked for. */
const usual = calendarLayers.filter((layer) => layer !== "availability");
const NONE = "none";

/** The layers that this person shows, kept on the device, and what switches one. */
export function useLayers(): [ReadonlySet<CalendarLayer>, (layer: CalendarLayer) => void] {
  const [kept, keep] = useKept(`crewline.calendar.layers.${useLogin().uid}`);
  const chosen = kept.split(",");
  const shown = new Set(kept === "" ? usual : calendarLayers.filter((one) => chosen.includes(one)));
  const toggle = (layer: CalendarLayer) => {
    const next = calendarLayers.filter((one) => shown.has(one) !== (one === layer));
    keep(next.length === 0 ? NONE : next.join(","));
  };
  return [shown, toggle];
}
