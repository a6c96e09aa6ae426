import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { PunchId } from "@crewline/domain/kernel/ids/record-ids";
import { punchIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { KioskDevice } from "@crewline/domain/records/kiosks/kiosk-device";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { QueuedPunch } from "@crewline/domain/rules/kiosks/kiosk-inputs";
import { MOST_QUEUED } from "@crewline/domain/rules/kiosks/kiosk-inputs";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import { z } from "zod/mini";
import { now } from "../../platform/clock.ts";
import type { KioskCaller } from "../../operations/kiosks/verify-kiosk.ts";
import { isLasting } from "../../operations/punches/unplaced-punch.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { readCompany } from "../../store/company/read-company.ts";
import { expectPhoto, photoOf } from "./keep-photo.ts";
import { keepPinless } from "./keep-pinless.ts";
import { kioskActor } from "./kiosk-actor.ts";
import { makeKioskPunch, pinUnderSeal } from "./make-punch.ts";
import { pinReader } from "./person-of-pin.ts";

/** The punches that are recorded, or wait for a manager: the tablet forgets them. */
export const syncedSchema = z.object({
  received: z.array(punchIdSchema).check(z.maxLength(MOST_QUEUED)),
});

interface Opened {
  queued: QueuedPunch;
  /** Null if no one of the company has the PIN. */
  employeeId: EmployeeId | null;
}

interface Syncing {
  /** What waited is placed by the time since its tap, up to this moment. */
  receivedAt: Instant;
  store: CompanyStore;
  kiosk: KioskCaller;
  locale: Locale;
}

/**
 * Records punches that were made without a connection, each person's in their order. The answer is
 * the same for a right and a wrong PIN, and for a punch that a rule refuses: such punches wait for
 * a manager. What meets a passing fault is sent again, with all that follows of the same person.
 */
export async function syncPunches(
  kiosk: KioskCaller,
  punches: readonly QueuedPunch[],
  locale: Locale,
): Promise<z.infer<typeof syncedSchema>> {
  const receivedAt = now();
  const store = await readCompany(kiosk.companyId);
  const ownerOf = pinReader(kiosk.companyId);
  const opened = await Promise.all(
    punches.map(async (queued): Promise<Opened> => {
      const pin = await pinUnderSeal(store, queued);
      return { queued, employeeId: pin === null ? null : await ownerOf(pin) };
    }),
  );
  const people = Map.groupBy(opened, ({ employeeId }) => employeeId);
  const syncing = { receivedAt, store, kiosk, locale };
  const received = await Promise.all(
    [...people].map(([employeeId, own]) => syncPerson(syncing, employeeId, own)),
  );
  return { received: received.flat() };
}

async function syncPerson(
  syncing: Syncing,
  employeeId: EmployeeId | null,
  own: readonly Opened[],
): Promise<PunchId[]> {
  const employee = employeeId === null ? null : await syncing.store.employees.find(employeeId);
  const received: PunchId[] = [];
  for (const { queued } of own) {
    if (!(await isSettled(syncing, employee, queued))) return received;
    received.push(queued.id);
  }
  return received;
}

async function isSettled(
  syncing: Syncing,
  employee: Employee | null,
  { sending, ...made }: QueuedPunch,
): Promise<boolean> {
  const { store, kiosk, receivedAt } = syncing;
  const { companyId } = kiosk;
  const place = await placeOf(store, kiosk.device, made);
  const photoId = await photoOf(companyId, made);
  const queued = { made, sending, place, receivedAt, photoId };
  if (employee === null) await keepPinless(companyId, queued);
  else if (!(await isApplied(syncing, employee, queued))) return false;
  const { locationId } = place;
  const photo = { id: photoId, employeeId: employee?.id ?? null, locationId, receivedAt };
  await expectPhoto(companyId, photo);
  return true;
}

/** Also true for a punch that a rule refuses, which waits for a manager then. */
async function isApplied(
  { kiosk: { companyId }, locale }: Syncing,
  employee: Employee,
  { made, sending, place, receivedAt, photoId }: Parameters<typeof keepPinless>[1],
): Promise<boolean> {
  const kioskId = made.sealedFor;
  const actor = kioskActor(employee, { companyId, kioskId, locale, procedure: "kiosk.punch" });
  const { name, locationId } = place;
  const queued = { ...sending, wasQueued: true };
  try {
    await makeKioskPunch(actor, made, { name, locationId, sending: queued, receivedAt, photoId });
    return true;
  } catch (error) {
    return isLasting(error);
  }
}

/** The tablet of the punch as it was paired then; its location is where the punch was made. */
async function placeOf(
  store: CompanyStore,
  present: KioskDevice,
  { sealedFor }: Pick<QueuedPunch, "sealedFor">,
): Promise<KioskDevice> {
  return sealedFor === present.id ? present : ((await store.kiosks.find(sealedFor)) ?? present);
}
