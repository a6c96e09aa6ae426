import { useEffect } from "react";
import type { LocationId, ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { PresenceReport } from "@crewline/domain/records/schedules/week-presence";
import { PRESENCE_REPORT_SECONDS } from "@crewline/domain/records/schedules/week-presence";
import { authorization } from "../../../api/authorization.ts";
import { trpcClient } from "../../../api/trpc.ts";

interface OpenWeek {
  locationId: LocationId;
  weekStart: LocalDate;
  /** The shift whose form is open. */
  shiftId: ShiftId | null;
}

/**
 * Reports the open week while its tab is visible, the shift when it changes, and the leaving; null
 * reports nothing.
 */
export function useReportPresence(week: OpenWeek | null): void {
  const { locationId = null, weekStart = null, shiftId = null } = week ?? {};
  useEffect(() => {
    if (locationId === null || weekStart === null) return;
    const look = () => {
      if (document.visibilityState !== "visible") return;
      send({ locationId, weekStart, doing: { shiftId } });
    };
    look();
    const timer = setInterval(look, PRESENCE_REPORT_SECONDS * 1000);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [locationId, weekStart, shiftId]);
  useEffect(() => {
    if (locationId === null || weekStart === null) return;
    const leave = () => void sendIfSignedIn({ locationId, weekStart, doing: "left" });
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, [locationId, weekStart]);
}

/** Not a command: it is repeated anyway, and a lost report harms no one. */
function send(report: PresenceReport): void {
  void trpcClient.schedules.reportPresence.mutate(report).catch(() => undefined);
}

/** A sign-out closes the week, too; without a sign-in the report would only be refused. */
async function sendIfSignedIn(report: PresenceReport): Promise<void> {
  const token = await authorization()
    .idToken()
    .catch(() => null);
  if (token !== null) send(report);
}
