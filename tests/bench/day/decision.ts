import type { Api } from "../../support/api-client.ts";
import type { Act } from "./acts-of-day.ts";
import { apiAs, managerId } from "./day-logins.ts";
import { locationOf, minuteAt } from "./day-people.ts";
import { decided } from "./day-rows.ts";
import type { DaySize } from "./day-size.ts";
import { companyId } from "./seed-day.ts";

/** What the manager of a location decides. */
export function decision(
  { place, size }: { place: number; size: DaySize },
  what: keyof typeof decided,
  run: (api: Api) => Promise<unknown>,
): Act {
  const login = { id: managerId(place), role: "manager", employeeId: null } as const;
  return {
    at: minuteAt(place, decided[what], size),
    what: `${what} ${locationOf(place)}`,
    run: () => run(apiAs(companyId, login)),
  };
}
