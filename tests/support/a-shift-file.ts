import { randomUUID } from "node:crypto";
import type { ImportedShift } from "@crewline/domain/records/schedules/shift-import";
import type { TestCompany } from "./a-company.ts";
import { anAttempt } from "./api-client.ts";

/** What an import of shifts at Harbor would do. */
export function checked({ harbor, owner }: TestCompany, shifts: ImportedShift[], api = owner.api) {
  return api.schedules.checkImport.mutate({ locationId: harbor, shifts });
}

/** A call that imports shifts at Harbor as they were checked. */
export async function anImport(company: TestCompany, shifts: ImportedShift[]) {
  const { fingerprint } = await checked(company, shifts);
  const week = { key: "week", title: "A week", fingerprint, locationId: company.harbor, shifts };
  return { ...anAttempt(), groupId: randomUUID(), title: "Import shifts", rows: [week] };
}
