import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { addDays, daysFromTo } from "@crewline/domain/kernel/time/local-date";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type { Location } from "@crewline/domain/records/locations/location";
import { now } from "../platform/clock.ts";
import { readCompany } from "../store/company/read-company.ts";
import { findWrongDays } from "./find-wrong-days.ts";
import { rebuildDay } from "./rebuild-day.ts";
import type { DayRange } from "./summaries-of.ts";
import type { Piece } from "./data-piece.ts";

interface Terms {
  companyId: CompanyId;
  daysBack: number;
  isApplied: boolean;
}

/** As far as weeks are planned. */
const DAYS_AHEAD = 92;
/** As many days are held in memory. */
const DAYS_AT_ONCE = 46;

/** Compares the summaries of each location with its shifts and entries, some weeks at a time. */
export async function dayPieces(terms: Terms): Promise<Piece[]> {
  const places = await (await readCompany(terms.companyId)).locations.list([]);
  return places.flatMap((location) => {
    const today = localDateAt(now(), location.timeZone);
    const all = daysFromTo(addDays(today, -terms.daysBack), addDays(today, DAYS_AHEAD));
    const firsts = all.filter((_day, index) => index % DAYS_AT_ONCE === 0);
    return firsts.map((from) => {
      const last = addDays(from, DAYS_AT_ONCE - 1);
      const to = last < (all.at(-1) ?? last) ? last : (all.at(-1) ?? last);
      const run = () => compareDays(terms, location, { from, to });
      return { key: `2_${location.id}_${from}`, run };
    });
  });
}

async function compareDays({ companyId, isApplied }: Terms, location: Location, range: DayRange) {
  const store = await readCompany(companyId);
  const wrong = await findWrongDays(store, location, range);
  let changed = 0;
  for (const day of isApplied ? wrong : []) changed += (await rebuildDay(companyId, day)) ? 1 : 0;
  const checked = daysFromTo(range.from, range.to).length;
  return {
    counts: { days: { checked, differ: wrong.length, stay: 0, changed } },
    findings: wrong.map(({ day }) => ({
      part: "days" as const,
      of: location.id,
      day,
      stays: false,
      worked: null,
    })),
  };
}
