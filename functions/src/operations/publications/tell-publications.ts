import type { CompanyId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { PublicationId } from "@crewline/domain/kernel/ids/record-ids";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import { instantAfter } from "@crewline/domain/kernel/time/instant";
import { formatsOfLetter } from "@crewline/domain/projections/mail/formats-of-letter";
import type { Company } from "@crewline/domain/records/company/company";
import type { Location } from "@crewline/domain/records/locations/location";
import type {
  HeldPart,
  Publication,
  ToldPerson,
} from "@crewline/domain/records/schedules/publication";
import { scheduleId } from "@crewline/domain/records/schedules/schedule";
import type { ShiftMessage } from "@crewline/domain/records/schedules/shift-message";
import { messageId } from "@crewline/domain/records/schedules/shift-message";
import { now } from "../../platform/clock.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { companyStore } from "../../store/company/company-store.ts";
import type { Unit } from "../../store/unit/unit.ts";
import { inTransaction, readingUnit } from "../../store/unit/unit.ts";
import { lookSoon } from "../alerts/look-soon.ts";
import type { MailedEmployee } from "../mail/find-mailed-employees.ts";
import { findEmployeesWithLogin } from "../mail/find-mailed-employees.ts";
import { tellUser } from "../mail/queue-mail.ts";
import { cancelRequestsAfterHold } from "../schedules/requests/end-requests.ts";
import { askToConfirm } from "./ask-to-confirm.ts";
import { readHeld } from "./held-publications.ts";

/** Days for which an employee keeps a message. */
const KEPT_SECONDS = 365 * 86_400;

/**
 * Tells the people of a location's publications whose hold is over, each publication in one
 * transaction and each person once. Returns when the hold of another one ends, or null. It may run
 * twice and be cut off anywhere.
 */
export async function tellPublications(
  companyId: CompanyId,
  locationId: LocationId,
): Promise<Instant | null> {
  const held = await companyStore(await readingUnit(), companyId).publications.list([
    ["locationId", "==", locationId],
    ["state", "==", "held"],
  ]);
  const at = now();
  const due = held.filter(({ holdUntil }) => holdUntil <= at);
  if (due.length > 0) await cancelRequestsAfterHold(companyId, locationId);
  for (const { id } of due) await tellPublication(companyId, id);
  if (due.length > 0) await lookSoon(companyId, locationId);
  const waiting = held.filter(({ holdUntil }) => holdUntil > at);
  return waiting.map(({ holdUntil }) => holdUntil).toSorted()[0] ?? null;
}

function tellPublication(companyId: CompanyId, id: PublicationId): Promise<void> {
  return inTransaction(async (unit) => {
    const store = companyStore(unit, companyId);
    const publication = await store.publications.find(id);
    if (publication?.state !== "held") return;
    const held = await readHeld(store, id);
    const people = await peopleToTell(store, held);
    const [company, location] = [
      await store.company(),
      await store.locations.find(publication.locationId),
    ];
    const employeeIds = people.map(({ employeeId }) => employeeId);
    const readers = await findEmployeesWithLogin(unit, companyId, employeeIds);
    const ask = await askToConfirm(store, publication, people);
    store.publications.save(id, { ...publication, state: "told", toldAt: now() });
    for (const part of held) store.heldPublications.remove(part.id);
    if (location === null) return;
    const telling = { publication, company, location };
    for (const person of people) saveMessage(store, person, telling);
    for (const reader of readers) mailTo(unit, reader, { people, ...telling });
    ask();
  });
}

/** Employees confirm only what is theirs still: a shift may change hands within the hold. */
async function peopleToTell(
  store: CompanyStore,
  held: readonly HeldPart[],
): Promise<readonly ToldPerson[]> {
  const people = held.flatMap((part) => part.people);
  const ids = people.flatMap(({ shifts }) => shifts.map(({ id }) => id));
  const seen = await store.publishedShifts.findAll(ids);
  const ownerOf = new Map(seen.map((shift) => [shift.id, shift.employeeId]));
  return people.map((person) => ({
    ...person,
    shifts: person.shifts.filter(({ id }) => ownerOf.get(id) === person.employeeId),
  }));
}

interface Telling {
  publication: Publication;
  company: Company;
  location: Location;
}

/** Staff are told why a week was withdrawn; why one was published over a rule is for managers. */
function withdrawnFor({ kind, reason }: Publication): string | null {
  return kind === "withdrawn" ? reason : null;
}

function saveMessage(
  store: CompanyStore,
  { employeeId, changes, hadShifts, shifts }: ToldPerson,
  { publication, location }: Telling,
): void {
  const { id: publicationId, locationId, weekStart, kind, byName, message } = publication;
  const sentAt = now();
  const id = messageId(publicationId, employeeId);
  const told: ShiftMessage = {
    id,
    publicationId,
    employeeId,
    locationId,
    locationName: location.name,
    weekStart,
    kind,
    sentAt,
    byName,
    text: withdrawnFor(publication) ?? message,
    changes,
    ...(hadShifts !== undefined && { hadShifts }),
    shiftIds: shifts.map((shift) => shift.id),
    readAt: null,
    confirmedAt: null,
    state: "open",
    deleteAt: instantAfter(sentAt, KEPT_SECONDS),
  };
  store.messages.create(id, told);
}

function mailTo(
  unit: Unit,
  { employee, user }: MailedEmployee,
  { people, publication, company, location }: Telling & { people: readonly ToldPerson[] },
): void {
  const told = people.find(({ employeeId }) => employeeId === employee.id);
  const { locationId, weekStart, version, byName, message } = publication;
  const withdrawn = withdrawnFor(publication);
  tellUser(unit, user, {
    key: `${scheduleId(locationId, weekStart)}_${version}_${employee.id}`,
    companyId: company.id,
    content: {
      kind: "weekPublished",
      employeeName: employee.name,
      locationId,
      locationName: location.name,
      weekStart,
      publishedByName: byName,
      changes: told?.changes ?? [],
      ...(told?.hadShifts !== undefined && { hadShifts: told.hadShifts }),
      message,
      ...(withdrawn !== null && { withdrawnFor: withdrawn }),
      formats: formatsOfLetter(user.preferences, company),
    },
  });
}
