import { randomUUID } from "node:crypto";
import { deviceIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import type { TestCompany } from "./a-company.ts";
import { aMember } from "./a-company.ts";
import { anAttempt } from "./api-client.ts";

const deviceId = deviceIdSchema.parse(randomUUID());

/** A tap of some minutes ago that a device sends now; its clock is right. */
export function tappedMinutesAgo(minutes: number) {
  const now = Date.now();
  const at = new Date(now - minutes * 60_000).toISOString();
  const sending = { wasQueued: true, deviceNow: new Date(now).toISOString(), elapsedMs: null };
  return { ...anAttempt(), tap: { deviceId, at }, sending };
}

/** As the device sends the same tap again, a while later. */
export function sentAgain<T extends { sending: { deviceNow: string } }>(punch: T): T {
  const sending = { ...punch.sending, deviceNow: new Date().toISOString() };
  return { ...punch, sending };
}

/** The place of a clock-in, without a choice of the job role. */
export function place({ harbor }: TestCompany) {
  return { locationId: harbor, jobRoleId: null };
}

/** Seconds between a stored instant and the tap it should be: the call's own way takes some. */
export function secondsFrom(tap: { at: string }, stored: string | null | undefined): number {
  return Math.abs(Date.parse(stored ?? "") - Date.parse(tap.at)) / 1000;
}

/** An employee, and what is stored of them. */
export async function ofAna(company: TestCompany, change: Parameters<typeof aMember>[1] = {}) {
  const ana = await aMember(company, change);
  const store = await company.read();
  const own = [["employeeId", "==", ana.employeeId]] as const;
  return {
    api: ana.api,
    uid: ana.login.uid,
    employeeId: ana.employeeId,
    store,
    entries: () => store.timeEntries.list([...own]),
    unplaced: () => store.unplacedPunches.list([...own]),
  };
}
