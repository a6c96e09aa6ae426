import type { ChecklistTerms } from "@crewline/domain/records/checklists/checklist-template";
import { aMember } from "./a-company.ts";
import { aListOfToday } from "./a-list-of-today.ts";
import { arriveAs } from "./arrive.ts";
import { phone, visit } from "./visit.ts";

/** Ana at Home on her phone, with a list of today; the phone may lose its network. */
export async function aListOnPhone(change: Partial<ChecklistTerms> = {}) {
  const { company, locationId, runs } = await aListOfToday(change);
  const ana = await aMember(company, { role: "employee", locationIds: [locationId] });
  const { page, context } = await visit(phone, { mayComplain: /ERR_INTERNET_DISCONNECTED/u });
  await arriveAs(page, ana.login, { path: "/", heading: "Home" });
  return { company, ana, page, context, runs };
}
