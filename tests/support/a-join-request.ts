import { randomUUID } from "node:crypto";
import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { aUserId } from "@crewline/domain/kernel/ids/ids.test-support";
import { companyStore } from "../../functions/src/store/company/company-store.ts";
import { inTransaction } from "../../functions/src/store/unit/unit.ts";
import type { TestCompany } from "./a-company.ts";

/** Zoe asks to join. */
export async function aJoinRequest({ companyId }: TestCompany): Promise<UserId> {
  const id = aUserId(randomUUID());
  await inTransaction(async (unit) => {
    companyStore(unit, companyId).joinRequests.create(id, {
      id,
      email: `${id}@people.example`,
      displayName: "Zoe",
      askedAt: "2026-11-01T10:00:00.000Z",
      state: "waiting",
      decidedAt: null,
      decidedBy: null,
      decidedByName: null,
    });
  });
  return id;
}
