import type { DomainEvent } from "@crewline/domain/records/events/domain-event";
import { indexLoginsOf } from "../operations/access/index-logins.ts";

export function isRename({ facts }: DomainEvent): boolean {
  return String(facts["fields"] ?? "")
    .split(",")
    .includes("name");
}

/** The people of a renamed company are found by its new name. */
export async function followRename({ companyId }: DomainEvent): Promise<void> {
  await indexLoginsOf(companyId);
}
