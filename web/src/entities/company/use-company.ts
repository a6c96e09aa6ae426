import { useMemo } from "react";
import type { Company } from "@crewline/domain/records/company/company";
import { joinCompany } from "@crewline/domain/rules/company/stored-company";
import { companySettingsSource, companySource } from "../../live/company.ts";
import { useLive } from "../../live/use-live.ts";
import { useMay } from "../../session/actor/use-may.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import type { LoadResult } from "../../ui/loading/load-result.ts";
import { allResults } from "../../ui/loading/load-result.ts";

/**
 * The company of the signed-in person, live. Employees may not read its settings: for them it has
 * the rules that it began with.
 */
export function useCompany(): LoadResult<Company> {
  const actor = useActor();
  const seesRules = useMay("settings", "viewRules");
  const company = useLive(companySource(actor));
  const settings = useLive(seesRules ? companySettingsSource(actor) : null);
  const stored = company.status === "ready" ? company.data : null;
  const own = settings.status === "ready" ? settings.data : null;
  const joined = useMemo(() => (stored === null ? null : joinCompany(stored, own)), [stored, own]);
  const result = seesRules ? allResults({ company, settings }) : company;
  if (result.status !== "ready" || joined === null) return notReady(result);
  return { ...result, data: joined };
}

function notReady(result: LoadResult<unknown>): LoadResult<Company> {
  return result.status === "ready" ? { status: "loading" } : result;
}
