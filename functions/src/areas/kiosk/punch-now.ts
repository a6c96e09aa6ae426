import { instantSchema } from "@crewline/domain/kernel/time/instant";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { KioskPunch, OverridePunch } from "@crewline/domain/rules/kiosks/kiosk-inputs";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { z } from "zod/mini";
import type { KioskCaller } from "../../operations/kiosks/verify-kiosk.ts";
import { now } from "../../platform/clock.ts";
import { readCompany } from "../../store/company/read-company.ts";
import type { OverrideBy } from "../../operations/punches/override.ts";
import { expectPhoto, photoOf } from "./keep-photo.ts";
import { kioskActor } from "./kiosk-actor.ts";
import { makeKioskPunch, pinUnderSeal } from "./make-punch.ts";
import { managerOfPin, personOfPin } from "./person-of-pin.ts";

export const punchedNowSchema = z.object({ at: instantSchema });

/**
 * Makes a punch of the employee who is at the tablet, now. Throws tooManyAttempts and pinUnknown,
 * and what a punch in the browser throws.
 */
export function punchNow(
  kiosk: KioskCaller,
  made: KioskPunch,
  locale: Locale,
): Promise<z.infer<typeof punchedNowSchema>> {
  return makeNow(kiosk, made, async () => ({ locale, procedure: "kiosk.punch" }));
}

/**
 * As `punchNow`, for a clock-in that a manager allows with their own PIN and a reason. A rule that
 * does not refuse it any more leaves no mark. Throws as `punchNow`; a PIN without that right is
 * pinUnknown.
 */
export function overrideNow(
  kiosk: KioskCaller,
  { managerPin, reason, ...made }: OverridePunch,
  locale: Locale,
): Promise<z.infer<typeof punchedNowSchema>> {
  return makeNow(kiosk, made, async () => {
    const manager = await managerOfPin(kiosk, managerPin);
    return { locale, procedure: "kiosk.override", override: { manager, reason } };
  });
}

interface Way extends Pick<Parameters<typeof kioskActor>[1], "locale" | "procedure"> {
  override?: OverrideBy;
}

/** The way is asked for once the employee's PIN is right. */
async function makeNow(
  kiosk: KioskCaller,
  made: KioskPunch,
  askWay: () => Promise<Way>,
): Promise<z.infer<typeof punchedNowSchema>> {
  const employee = await personOfPunch(kiosk, made);
  const { override, ...way } = await askWay();
  const at = now();
  const { companyId, device } = kiosk;
  const { id: kioskId, name, locationId } = device;
  const actor = kioskActor(employee, { companyId, kioskId, ...way });
  const photoId = await photoOf(companyId, made);
  const place = { name, locationId, sending: null, receivedAt: at, photoId };
  await makeKioskPunch(actor, made, { ...place, ...(override && { override }) });
  const photo = { id: photoId, employeeId: employee.id, locationId, receivedAt: at };
  await expectPhoto(companyId, photo);
  return { at };
}

/** The employee whose PIN is under the seal. Throws tooManyAttempts and pinUnknown. */
async function personOfPunch(kiosk: KioskCaller, made: KioskPunch): Promise<Employee> {
  const { companyId, device } = kiosk;
  const pin = await pinUnderSeal(await readCompany(companyId), made);
  if (pin === null || made.sealedFor !== device.id) throw new RuleViolation("pinUnknown", {});
  return personOfPin(kiosk, pin);
}
