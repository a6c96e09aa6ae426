import type { JudgedPerson } from "./judged-shift.ts";
import { aPlace } from "./judged.test-support.ts";
import type { PlanJudge } from "./plan-judge.ts";

/** Harbor in New York, in weeks that begin on Monday, with these employees and no other. */
export function aJudge(
  people: readonly JudgedPerson[],
  place: Parameters<typeof aPlace>[0] = {},
): PlanJudge {
  const nameOf = (id: string) => people.find(({ employee }) => employee.id === id)?.employee.name;
  const names = { employee: (id: string) => nameOf(id) ?? id, location: () => "Harbor" };
  return {
    timeZone: "America/New_York",
    firstWeekday: "monday",
    personOf: (id) => people.find(({ employee }) => employee.id === id) ?? null,
    placeOn: () => aPlace({ names, ...place }),
  };
}
