import type {
  PublishBlock,
  showBlocksSchema,
} from "@crewline/domain/records/schedules/publish-block";
import { publishDiff } from "@crewline/domain/rules/schedules/publish-diff";
import { findingTextsOf } from "@crewline/domain/words/schedules/finding-words";
import type { z } from "zod/mini";
import type { Actor } from "../../../operations/commands/actor.ts";
import { loadWeek } from "../../../operations/schedules/load-week.ts";
import { readCompany } from "../../../store/company/read-company.ts";
import { companyReader } from "../../../operations/schedules/company-reader.ts";
import { findWeek } from "./find-week.ts";
import { readBlocked } from "./require-schedulable.ts";

/**
 * Returns the changes of a week that publishing would refuse, with all that blocks each, so that a
 * manager sees them before.
 */
export async function showBlocks(
  actor: Actor,
  input: z.infer<typeof showBlocksSchema>,
): Promise<{ blocked: PublishBlock[] }> {
  const store = await readCompany(actor.companyId);
  const { location, company, week } = await findWeek(store, actor, input);
  const { working, published } = await loadWeek(store, week);
  const diff = publishDiff(working, published);
  const blocked = await readBlocked(store, actor, { diff, location, company });
  const { timeZone } = location;
  const reader = companyReader(company, { timeZone, locale: actor.locale });
  return {
    blocked: blocked.map(({ shift, findings }) => ({
      shiftId: shift.id,
      why: findingTextsOf(findings, reader).map((text) => `${text}.`),
    })),
  };
}
