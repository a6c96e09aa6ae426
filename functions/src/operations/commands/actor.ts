import type { BatchId } from "@crewline/domain/kernel/ids/record-ids";
import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import type * as kernel from "@crewline/domain/kernel/access/actor";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { Scope } from "@crewline/domain/kernel/access/permissions";

/** The login that runs a procedure, as the verified token names it. */
export interface LoginActor {
  uid: UserId;
  email: string;
  displayName: string;
  /** The procedure's path, for the idempotency of its commands. */
  procedure: string;
}

/** A login that belongs to a company. */
export interface MemberActor extends LoginActor, Omit<kernel.Actor, "locationIds"> {
  /** The language and formats of the sentences in the answer. */
  locale: Locale;
}

/** A member with the right to do the act, and how far that right reaches. */
export interface Actor extends MemberActor, kernel.Actor {
  /** The bulk action that the command is a row of, for its history. */
  batchId?: BatchId;
  scope: Scope;
}
