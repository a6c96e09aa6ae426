import { instantSchema } from "@crewline/domain/kernel/time/instant";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { KioskPunch, OverridePunch } from "@crewline/domain/rules/kiosks/kiosk-inputs";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { z } from "zod";
import type { KioskCaller } from "../../operations/kiosks/verify-kiosk.ts";
import { now } from "../../platform/clock.ts";
import { readCompany } from "../../store/company/read-company.ts";
import { kioskActor } from "./kiosk-actor.ts";
import { makeKioskPunch, pinUnderSeal } from "./make-punch.ts";
import { managerOfPin, personOfPin } from "./person-of-pin.ts";

export const punchedNowSchema = z.object({ at: instantSchema });

/**
 * Makes a punch of the employee who is at the tablet, now. Throws tooManyAttempts and pinUnknown,
 * and what a punch in the browser throws.
 */
export async function punchNow(
  kiosk: KioskCaller,
  made: KioskPunch,
  locale: Locale,
): Promise<z.infer<typeof punchedNowSchema>> {
  const at = now();
  const employee = await personOfPunch(kiosk, made);
  const { companyId, device } = kiosk;
  const { id: kioskId, name, locationId } = device;
  const actor = kioskActor(employee, { companyId, kioskId, locale, procedure: "kiosk.punch" });
  await makeKioskPunch(actor, made, { name, locationId, sending: null, receivedAt: at });
  return { at };
}

/**
 * As `punchNow`, for a clock-in that a manager allows with their own PIN and a reason. A rule that
 * does not refuse it any more leaves no mark. Throws as `punchNow`; a PIN without that right is
 * pinUnknown.
 */
export async function overrideNow(
  kiosk: KioskCaller,
  { managerPin, reason, ...made }: OverridePunch,
  locale: Locale,
): Promise<z.infer<typeof punchedNowSchema>> {
  const employee = await personOfPunch(kiosk, made);
  const manager = await managerOfPin(kiosk, managerPin);
  const at = now();
  const { companyId, device } = kiosk;
  const { id: kioskId, name, locationId } = device;
  const actor = kioskActor(employee, { companyId, kioskId, locale, procedure: "kiosk.override" });
  const override = { manager, reason };
  await makeKioskPunch(actor, made, { name, locationId, sending: null, receivedAt: at, override });
  return { at };
}

/** The employee whose PIN is under the seal. Throws tooManyAttempts and pinUnknown. */
async function personOfPunch(kiosk: KioskCaller, made: KioskPunch): Promise<Employee> {
  const { companyId, device } = kiosk;
  const pin = await pinUnderSeal(await readCompany(companyId), made);
  if (pin === null || made.sealedFor !== device.id) throw new RuleViolation("pinUnknown", {});
  return personOfPin(kiosk, pin);
}
