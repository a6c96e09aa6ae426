import { accessWords, eventWords, wageWords } from "../../words/history/life-words.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { NameOfRole } from "../../rules/job-roles/job-role-names.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type { AccessChange } from "../../records/users/access-change.ts";
import type { WageChange } from "../../records/pay/wage-change.ts";
import type { EmployeeEvent } from "../../records/history/employee-event.ts";

/** Something that happened to a person, as people read it. */
export interface LifeRow {
  id: string;
  at: Instant;
  byName: string;
  text: string;
}

export interface LifeFacts {
  events: readonly EmployeeEvent[];
  accessChanges: readonly Pick<AccessChange, "id" | "act" | "before" | "after" | "at" | "byName">[];
  /** None where the reader may not see them. */
  wageChanges: readonly WageChange[];
  roleName: NameOfRole;
}

/** The events of an employee's employment, login and pay, latest first. */
export function lifeHistory(
  { events, accessChanges, wageChanges, roleName }: LifeFacts,
  locale: Locale,
): LifeRow[] {
  return [
    ...events.map((event) => rowOf(event, eventWords(event, locale))),
    ...accessChanges.map((change) => rowOf(change, accessWords(change, locale))),
    ...wageChanges.map((change) => ({
      id: change.id,
      at: change.createdAt,
      byName: change.createdByName,
      text: wageWords(change, roleName, locale),
    })),
  ].toSorted((a, b) => b.at.localeCompare(a.at));
}

function rowOf({ id, at, byName }: Omit<LifeRow, "text">, text: string): LifeRow {
  return { id, at, byName, text };
}
