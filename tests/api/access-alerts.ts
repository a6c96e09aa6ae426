import type { Path, Row } from "./access/row.ts";

type AlertsPath = Extract<Path, `alerts.${string}`>;

/** The procedures of Alerts. */
export const alertsRows = {
  "alerts.acknowledge": {
    guard: "alerts.handle",
    input: ({ alertId }) => ({ alertIds: [alertId] }),
  },
  "alerts.snooze": {
    guard: "alerts.handle",
    input: ({ alertId }) => ({ alertId, minutes: 60 }),
  },
  "alerts.resolve": {
    guard: "alerts.handle",
    input: ({ alertId }) => ({ alertId, reason: "A test." }),
  },
  "alerts.mute": {
    guard: "alerts.handle",
    input: ({ employeeId }) => ({ type: "late", employeeId, isMuted: true }),
  },
} as const satisfies { [P in AlertsPath]: Row<P> };
