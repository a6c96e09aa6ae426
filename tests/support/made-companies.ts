import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";

let made: CompanyId[] = [];

/** Notes a company that a test has made. */
export function noteCompany(companyId: CompanyId): void {
  made.push(companyId);
}

/** The companies that tests have made since the last call. */
export function takeCompanies(): readonly CompanyId[] {
  const taken = made;
  made = [];
  return taken;
}
