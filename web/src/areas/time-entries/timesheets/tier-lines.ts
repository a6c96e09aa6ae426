import { formatDuration } from "@crewline/domain/kernel/time/duration";

interface Tiers {
  regularSeconds: number;
  overtimeSeconds: number;
  doubletimeSeconds: number;
}

/** The hours of each tier that has any; none where all are regular. */
export function tierLines({ regularSeconds, overtimeSeconds, doubletimeSeconds }: Tiers): string[] {
  if (overtimeSeconds + doubletimeSeconds === 0) return [];
  return [
    `${formatDuration(regularSeconds)} regular`,
    ...(overtimeSeconds > 0 ? [`${formatDuration(overtimeSeconds)} overtime`] : []),
    ...(doubletimeSeconds > 0 ? [`${formatDuration(doubletimeSeconds)} double time`] : []),
  ];
}
