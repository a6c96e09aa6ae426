import { kioskIdSchema, punchIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import { randomUUID } from "node:crypto";
import type { Path, Row } from "./access/row.ts";

type KioskPath = Extract<Path, `kiosk.${string}`>;

const punch = () => ({
  id: punchIdSchema.parse(randomUUID()),
  sealedFor: kioskIdSchema.parse(randomUUID()),
  sealed: "s".repeat(342),
  kind: "clockIn" as const,
  at: new Date().toISOString(),
  jobRoleId: null,
});
const sending = () => ({
  wasQueued: true,
  deviceNow: new Date().toISOString(),
  elapsedMs: null,
});

/** The procedures of a shared tablet: no person's token opens them. */
export const kioskRows = {
  "kiosk.pair": { guard: "anyone", input: () => ({ code: "K7QX2MPD", secret: "s".repeat(43) }) },
  "kiosk.state": { guard: "kiosk" },
  "kiosk.identify": { guard: "kiosk", input: () => ({ pin: "123456" }) },
  "kiosk.punch": { guard: "kiosk", input: punch },
  "kiosk.override": {
    guard: "kiosk",
    input: () => ({ ...punch(), managerPin: "123456", reason: "A test." }),
  },
  "kiosk.addPhoto": {
    guard: "kiosk",
    input: () => ({ punchId: punchIdSchema.parse(randomUUID()), base64: "AAAA" }),
  },
  "kiosk.sync": {
    guard: "kiosk",
    input: () => ({ punches: [{ ...punch(), sending: sending() }] }),
  },
} as const satisfies { [P in KioskPath]: Row<P> };
