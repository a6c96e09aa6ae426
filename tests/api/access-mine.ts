import { deviceSessionIdSchema, pushDeviceIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import type { Path, Row } from "./access/row.ts";

type MinePath = Extract<
  Path,
  | `user.save${"Preferences" | "Notifications" | "Contact"}`
  | `user.${"renew" | "end"}CalendarFeed`
  | `user.${"pushDevices" | "startPush" | "stopPush"}`
  | `user.${"sessions" | "endSession" | "endOtherSessions"}`
  | `user.${"recoveryCodes" | "makeRecoveryCodes" | "spendRecoveryCode"}`
>;

/** The procedures of users' own settings; no input names another person. */
export const mineRows = {
  "user.savePreferences": {
    guard: "signedIn",
    input: () => ({ preferences: { clock: "24", theme: "dark" } }),
  },
  "user.saveNotifications": {
    guard: "signedIn",
    input: () => ({
      mutedMailTopics: ["schedule"],
      quietHours: { from: "22:00", to: "07:00", timeZone: "America/New_York" },
    }),
  },
  "user.saveContact": {
    guard: "settings.view",
    input: () => ({
      expectedVersion: 1,
      phone: "+16155550100",
      emergencyName: null,
      emergencyPhone: null,
    }),
  },
  "user.renewCalendarFeed": {
    guard: "calendar.view",
    input: () => ({ token: crypto.randomUUID().replaceAll("-", "") + "ABCDEFGHIJK" }),
  },
  "user.endCalendarFeed": { guard: "calendar.view", input: () => ({}) },
  "user.pushDevices": { guard: "signedIn" },
  "user.startPush": {
    guard: "signedIn",
    input: () => ({
      endpoint: "https://updates.push.services.mozilla.com/wpush/v2/one",
      p256dh: "B".repeat(87),
      auth: "a".repeat(22),
    }),
  },
  "user.stopPush": {
    guard: "signedIn",
    input: () => ({ deviceId: pushDeviceIdSchema.parse("0".repeat(64)) }),
  },
  "user.sessions": { guard: "signedIn" },
  "user.recoveryCodes": { guard: "signedIn" },
  "user.makeRecoveryCodes": { guard: "signedIn", input: () => ({}), recent: true },
  "user.spendRecoveryCode": {
    guard: "anyone",
    input: () => ({
      firstStep: { kind: "password", email: "nobody@people.example", password: "wrong" },
      code: "K7QF3-MWD2H",
    }),
  },
  "user.endSession": {
    guard: "signedIn",
    input: () => ({ sessionId: deviceSessionIdSchema.parse("1600000000") }),
  },
  "user.endOtherSessions": { guard: "signedIn", input: () => ({}) },
} as const satisfies { [P in MinePath]: Row<P> };
