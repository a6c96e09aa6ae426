import { instantAfter } from "@crewline/domain/kernel/time/instant";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { PublicationId } from "@crewline/domain/kernel/ids/record-ids";
import { newDueWork } from "@crewline/domain/records/jobs/due-work";
import { noticePremiumId } from "@crewline/domain/records/pay/notice-premium";
import type {
  Publication,
  ShiftBefore,
  ToldPerson,
} from "@crewline/domain/records/schedules/publication";
import {
  HOLD_SECONDS,
  publicationId,
  publicationPartId,
  SHIFTS_OF_PART,
} from "@crewline/domain/records/schedules/publication";
import type { Schedule } from "@crewline/domain/records/schedules/schedule";
import type { PublishedShift } from "@crewline/domain/records/schedules/shift";
import type { NoticePremium } from "@crewline/domain/rules/schedules/publishing/notice-premiums";
import { requestedBy } from "@crewline/domain/rules/schedules/publishing/notice-premiums";
import type { Actor } from "../../../operations/commands/actor.ts";
import type { CompanyStore } from "../../../store/company/company-store.ts";

interface Holding extends Pick<Publication, "kind" | "counts" | "message" | "reason"> {
  /** The changes within the notice, with the pay that they grant. */
  premiums: readonly NoticePremium[];
  /** The employees who asked for their changes. */
  askedBy: readonly EmployeeId[];
  /** The week after the publication, and before it. */
  schedule: Schedule;
  scheduleBefore: Schedule | null;
  /** The shifts as staff see them now. */
  shown: readonly PublishedShift[];
  before: readonly ShiftBefore[];
  people: readonly ToldPerson[];
}

/**
 * Keeps a version of the week, with what undoes it and what people are told of it once the hold is
 * over. Returns the publication.
 */
export function holdPublication(store: CompanyStore, actor: Actor, holding: Holding): Publication {
  const { schedule, scheduleBefore, shown, before, people, premiums, askedBy, ...told } = holding;
  const { locationId, weekStart, publishedVersion } = schedule;
  const version = schedule.lastVersion ?? publishedVersion;
  const id = publicationId(schedule.id, version);
  const at = store.now();
  const asked = requestedBy(premiums, askedBy);
  const premiumHundredths = premiums.reduce((sum, { hundredths }) => sum + hundredths, 0);
  const publication: Publication = {
    ...told,
    id,
    locationId,
    weekStart,
    version,
    state: "held",
    at,
    byUid: actor.uid,
    byName: actor.displayName,
    holdUntil: instantAfter(at, HOLD_SECONDS),
    toldAt: null,
    peopleCount: people.length,
    ...(premiumHundredths > 0 && { premiumHundredths }),
    ...(asked.length > 0 && { askedBy: asked }),
  };
  store.publications.create(id, publication);
  grantPremiums(store, id, premiums);
  partsOf(shown).forEach((shifts, number) => {
    const partId = publicationPartId(id, number);
    const part = { id: partId, publicationId: id, locationId, shifts };
    store.publicationParts.create(partId, part);
  });
  const [befores, peoples] = [partsOf(before), partsOf(people)];
  for (let number = 0; number < Math.max(1, befores.length, peoples.length); number += 1) {
    const partId = publicationPartId(id, number);
    store.heldPublications.create(partId, {
      id: partId,
      publicationId: id,
      before: befores[number] ?? [],
      people: peoples[number] ?? [],
      schedule: number === 0 ? scheduleBefore : null,
    });
  }
  setTelling(store, publication);
  return publication;
}

/** Payroll pays them from now on; undoing the publication takes them back. */
function grantPremiums(
  store: CompanyStore,
  publication: PublicationId,
  premiums: readonly NoticePremium[],
): void {
  const granted = premiums.filter(({ hundredths }) => hundredths > 0);
  granted.forEach(({ employeeId, shift, hundredths }, number) => {
    const id = noticePremiumId(publication, number);
    const { id: shiftId, day, locationId, jobRoleId } = shift;
    const of = { employeeId, shiftId, day, locationId, jobRoleId };
    store.noticePremiums.create(id, { id, publicationId: publication, ...of, hundredths });
  });
}

function setTelling(store: CompanyStore, { id, locationId, holdUntil: dueAt }: Publication): void {
  const { companyId } = store;
  const job = "publicationTelling" as const;
  store.setDue(newDueWork({ job, companyId, locationId, dueAt, part: id }));
}

function partsOf<T>(all: readonly T[]): T[][] {
  const count = Math.ceil(all.length / SHIFTS_OF_PART);
  return Array.from({ length: count }, (_, index) =>
    all.slice(index * SHIFTS_OF_PART, (index + 1) * SHIFTS_OF_PART),
  );
}
