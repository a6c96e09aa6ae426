import type { showWeekVersionSchema } from "@crewline/domain/records/schedules/schedule";
import type { z } from "zod/mini";
import type { Actor } from "../../../operations/commands/actor.ts";
import { readCompany } from "../../../store/company/read-company.ts";
import { findWeek } from "./find-week.ts";

/**
 * Returns the version of a location's week, which each change of its shifts raises: live data with
 * a lower one lacks a change. It is 0 where nothing was planned.
 */
export async function showWeekVersion(
  actor: Actor,
  input: z.infer<typeof showWeekVersionSchema>,
): Promise<{ version: number }> {
  const { before } = await findWeek(await readCompany(actor.companyId), actor, input);
  return { version: before?.version ?? 0 };
}
