import { instantSchema } from "@crewline/domain/kernel/time/instant";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { KioskPunch } from "@crewline/domain/rules/kiosks/kiosk-inputs";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { z } from "zod";
import type { KioskCaller } from "../../operations/kiosks/verify-kiosk.ts";
import { now } from "../../platform/clock.ts";
import { readCompany } from "../../store/company/read-company.ts";
import { kioskActor } from "./kiosk-actor.ts";
import { makeKioskPunch, pinUnderSeal } from "./make-punch.ts";
import { personOfPin } from "./person-of-pin.ts";

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
  const { companyId, device } = kiosk;
  const at = now();
  const pin = await pinUnderSeal(await readCompany(companyId), made);
  if (pin === null || made.sealedFor !== device.id) throw new RuleViolation("pinUnknown", {});
  const employee = await personOfPin(kiosk, pin);
  const actor = kioskActor(employee, { companyId, kioskId: device.id, locale });
  const { name, locationId } = device;
  await makeKioskPunch(actor, made, { name, locationId, sending: null, receivedAt: at });
  return { at };
}
