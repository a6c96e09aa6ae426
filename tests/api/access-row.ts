import type { Area } from "@crewline/domain/access/area";
import type { TestCompany } from "../support/a-company.ts";
import type { Api } from "../support/api-client.ts";
import { anAttempt } from "../support/api-client.ts";

/** Who may call a procedure: a row of the permission table, or a rung of the ladder below it. */
export type Guard = "anyone" | "signedIn" | "staff" | { area: Area; action: string };

/** What a company holds that a stranger must not learn of. */
export interface Belongings {
  company: TestCompany;
  employeeId: string;
  shiftId: string;
  entryId: string;
  wageChangeId: string;
}

export interface Row {
  guard: Guard;
  /** Calls the procedure about the belongings, with a valid input. */
  call: (api: Api, things: Belongings) => Promise<unknown>;
  /** False where the input names nothing that belongs to a company. */
  namesBelongings: boolean;
}

export const may = (area: Area, action: string): Guard => ({ area, action });
export const edit = () => ({ ...anAttempt(), expectedVersion: 99 });
export const own = { namesBelongings: true } as const;
export const none = { namesBelongings: false } as const;
