import { instantAfter } from "@crewline/domain/kernel/time/instant";
import { newDueWork } from "@crewline/domain/records/jobs/due-work";
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
import type { Actor } from "../../../operations/commands/actor.ts";
import type { CompanyStore } from "../../../store/company/company-store.ts";

interface Holding extends Pick<Publication, "kind" | "counts" | "message" | "reason"> {
  /** The pay, in hundredths of an hour, that changes within the notice grant; 0 for none. */
  premiumHundredths: number;
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
  const { schedule, scheduleBefore, shown, before, people, premiumHundredths, ...told } = holding;
  const { locationId, weekStart, publishedVersion } = schedule;
  const version = schedule.lastVersion ?? publishedVersion;
  const id = publicationId(schedule.id, version);
  const at = store.now();
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
  };
  store.publications.create(id, publication);
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
