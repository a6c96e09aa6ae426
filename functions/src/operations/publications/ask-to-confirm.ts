import type { Publication, ToldPerson } from "@crewline/domain/records/schedules/publication";
import { scheduleId } from "@crewline/domain/records/schedules/schedule";
import { confirmationId, messageId } from "@crewline/domain/records/schedules/shift-message";
import {
  confirmationsAfterTelling,
  messageWithout,
} from "@crewline/domain/rules/schedules/publishing/confirmations";
import type { CompanyStore } from "../../store/company/company-store.ts";

/**
 * Prepares that each employee is to confirm the shifts of a publication, and that earlier messages
 * about the same shifts ask for them no more: reads now, and returns the function that writes.
 */
export async function askToConfirm(
  store: CompanyStore,
  publication: Publication,
  people: readonly ToldPerson[],
): Promise<() => void> {
  const week = scheduleId(publication.locationId, publication.weekStart);
  const idOf = ({ employeeId }: ToldPerson) => confirmationId(week, employeeId);
  const known = await store.shiftConfirmations.findAll(people.map(idOf));
  const before = new Map(known.map((one) => [one.id, one]));
  const goneOf = ({ shifts, lostIds }: ToldPerson) =>
    new Set([...lostIds, ...shifts.map(({ id }) => id)]);
  const earlier = await store.messages.findAll(
    people.flatMap((person) => {
      const open = before.get(idOf(person))?.shifts ?? [];
      const gone = goneOf(person);
      return open
        .filter(({ shiftId, confirmedAt }) => confirmedAt === null && gone.has(shiftId))
        .map(({ publicationId }) => messageId(publicationId, person.employeeId));
    }),
  );
  const goneFor = new Map(people.map((person) => [person.employeeId, goneOf(person)]));
  return () => {
    for (const person of people) {
      const after = confirmationsAfterTelling(
        before.get(idOf(person)) ?? null,
        publication,
        person,
      );
      store.shiftConfirmations.save(after.id, after);
    }
    for (const message of earlier) {
      const gone = goneFor.get(message.employeeId) ?? new Set();
      store.messages.save(message.id, messageWithout(message, gone));
    }
  };
}
