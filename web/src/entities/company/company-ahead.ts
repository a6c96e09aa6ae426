import type { Actor } from "@crewline/domain/kernel/access/actor";
import { may } from "@crewline/domain/kernel/access/permissions";
import { companySettingsSource, companySource } from "../../live/company.ts";
import type { LiveSource } from "../../live/live-source.ts";

/** The company as `useCompany` reads it, for a page that asks for it before it is rendered. */
export function companyAhead(actor: Actor): LiveSource<unknown>[] {
  const seesRules = may({ role: actor.role, isStaff: false }, "settings", "viewRules");
  return [companySource(actor), ...(seesRules ? [companySettingsSource(actor)] : [])];
}
