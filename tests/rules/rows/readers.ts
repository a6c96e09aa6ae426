import type { Actor } from "../actors.ts";
import { ids, week } from "../documents.ts";

export const admins = ["admin"] as const;
export const atQuay = ["admin", "manager", "wagesManager"] as const;
export const managers = [...atQuay, "otherManager"] as const;
/** Tokens of the company; removed managers count until they are stale. */
export const members = [
  ...managers,
  "ana",
  "ben",
  "removedManager",
  "unlinkedEmployee",
  "emptyEmployee",
] as const satisfies readonly Actor[];
export const ofAna = [...atQuay, "ana"] as const;
export const wagesOfAna = ["admin", "wagesManager", "ana"] as const;
export const ofCleo = ["admin", "otherManager"] as const;

export const anas = { employeeId: ids.ana };
export const quays = { locationId: [ids.quay] };
/** Locations that no manager of one location may ask for. */
export const both = { locationId: [ids.quay, ids.market] };
export const anyOfBoth = [ids.quay, ids.market];
export const ofTheWeek = { weekStart: week };
