import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { formatDayRange } from "@crewline/domain/kernel/formats/format-time";

/** The period that rules are tried on. */
export interface TriedPeriod {
  firstDay: string;
  lastDay: string;
  isClosed: boolean;
}

/** "the closed pay period 9 Nov 2026 – 22 Nov 2026". */
export function periodWords({ firstDay, lastDay, isClosed }: TriedPeriod, locale: Locale): string {
  return `the ${isClosed ? "closed " : ""}pay period ${formatDayRange(firstDay, lastDay, locale)}`;
}
