import type { CompanyId, UserId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Instant } from "@crewline/domain/kernel/time/instant";

/** The procedures that may wait on the device; each takes `tap` and `sending`. */
export type OutboxProcedure = "templates.answer" | PunchProcedure;

export type PunchProcedure =
  | "timeEntries.clockIn"
  | "timeEntries.startBreak"
  | "timeEntries.endBreak"
  | "timeEntries.clockOut";

/** Whose sign-in sends an item. */
export interface OutboxOwner {
  companyId: CompanyId;
  uid: UserId;
  name: string;
}

/** The time of a tap by both clocks of the device; `page` tells which page read the second one. */
export interface TapReading {
  at: Instant;
  page: string;
  pageMs: number;
}

/** One act of a person, from the tap until the server has answered it. */
export interface OutboxItem {
  /** The key of the attempt: the server does it once, however often it is sent. */
  id: string;
  owner: OutboxOwner;
  procedure: OutboxProcedure;
  input: object;
  tapped: TapReading;
  /** Items of an owner are sent in this order. */
  order: number;
  tries: number;
  /** Why the server will not do it; null while it waits. */
  refusal: OutboxRefusal | null;
}

export interface OutboxRefusal {
  /** The code of the broken rule; null for a refusal of another kind. */
  ruleCode: string | null;
  message: string;
}

export type NewItem = Omit<OutboxItem, "order">;

export function isOwnedBy(
  { owner }: OutboxItem,
  by: Pick<OutboxOwner, "uid" | "companyId">,
): boolean {
  return owner.uid === by.uid && owner.companyId === by.companyId;
}
