import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { KioskId } from "@crewline/domain/kernel/ids/record-ids";
import { punchIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import type { PunchKind } from "@crewline/domain/records/time-entries/punch-record";
import type { KioskPunch } from "@crewline/domain/rules/kiosks/kiosk-inputs";
import { randomBytes, randomUUID } from "node:crypto";
import { sealPunch } from "../../web/src/areas/kiosk/desk/seal-punch.ts";
import type { Member, TestCompany } from "./a-company.ts";
import type { Api } from "./api-client.ts";
import { anAttempt, apiFor, apiWith } from "./api-client.ts";

export interface TestKiosk {
  kioskId: KioskId;
  /** The header that proves it. */
  credential: string;
  api: Api;
  /** A punch as the tablet seals it. */
  punch: (pin: string, kind: PunchKind, at?: string) => Promise<KioskPunch>;
}

/** A tablet that the owner has paired with a location, Harbor by default. */
export async function aKiosk(
  { owner, harbor }: Pick<TestCompany, "harbor"> & { owner: Pick<Member, "api"> },
  locationId: LocationId = harbor,
): Promise<TestKiosk> {
  const wanted = { ...anAttempt(), locationId, name: "Front desk" };
  const { code } = await owner.api.locations.pairKiosk.mutate(wanted);
  const secret = aSecret();
  const paired = await apiFor(null).kiosk.pair.mutate({ code, secret });
  const { companyId, kioskId, publicKey } = paired;
  const credential = `Kiosk ${companyId}.${kioskId}.${secret}`;
  return {
    kioskId,
    credential,
    api: apiWith(credential),
    punch: async (pin, kind, at = new Date().toISOString()) => {
      const made = { id: punchIdSchema.parse(randomUUID()), kind, at };
      const sealed = await sealPunch({ ...made, pin }, publicKey);
      return { ...made, sealedFor: kioskId, sealed, jobRoleId: null, hasPhoto: false };
    },
  };
}

export function aSecret(): string {
  return randomBytes(32).toString("base64url");
}
