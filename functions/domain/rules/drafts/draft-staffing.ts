import type { JobRoleId } from "../../records/job-roles/job-role.ts";
import type { StaffingNeed } from "../../records/locations/staffing.ts";
import { weekdayOf } from "../../kernel/time/local-date.ts";
import { secondsOfDay } from "../../kernel/time/local-time.ts";
import type { DraftPerson, DraftSlot } from "./draft-slots.ts";
import { targetSeconds } from "./draft-slots.ts";

/** The number of people of a job role that a first draft plans at the same time. */
export interface DraftStaffing {
  /** Null for people without a job role. */
  jobRoleId: JobRoleId | null;
  /** The most at any time of the week. */
  people: number;
  /** The number of people of the location who have the role. */
  team: number;
}

export interface StaffingInput {
  people: readonly DraftPerson[];
  slots: readonly DraftSlot[];
  needs: readonly StaffingNeed[];
  /** The numbers set by hand, by `wantedKey`; they replace all needs of the role. */
  wanted: ReadonlyMap<string, number>;
  /** Job roles that can be chosen though no person has and no need names them. */
  offered?: readonly JobRoleId[];
}

/** The key that distinguishes the roles of a choice. */
export function wantedKey(jobRoleId: JobRoleId | null): string {
  return jobRoleId ?? "";
}

/**
 * The job roles of a location's people and needs and those offered, with their number of people.
 */
export function draftStaffing(input: StaffingInput): DraftStaffing[] {
  return rolesOf(input).map((jobRoleId) => ({
    jobRoleId,
    people: Math.max(0, ...input.slots.map((slot) => neededAt(input, jobRoleId, slot))),
    team: teamOf(input.people, jobRoleId).length,
  }));
}

/**
 * Returns the number of people of the role that a part of a day needs: the chosen number, else the
 * location's minimum staffing, else a quarter of the team, as far as their hours last for the whole
 * week.
 */
export function neededAt(
  input: StaffingInput,
  jobRoleId: JobRoleId | null,
  slot: DraftSlot,
): number {
  const chosen = input.wanted.get(wantedKey(jobRoleId));
  if (chosen !== undefined) return chosen;
  const needs = input.needs.filter((need) => need.jobRoleId === jobRoleId);
  if (jobRoleId === null || needs.length === 0) return usualNumber(input, jobRoleId);
  return Math.max(0, ...needs.filter((need) => isAt(need, slot)).map(({ people }) => people));
}

/** The employees who may work as the role; those whose first role it is come first. */
export function teamOf(people: readonly DraftPerson[], jobRoleId: JobRoleId | null): DraftPerson[] {
  if (jobRoleId === null) return people.filter(({ jobRoleIds }) => jobRoleIds.length === 0);
  const able = people.filter(({ jobRoleIds }) => jobRoleIds.some((role) => role === jobRoleId));
  const isFirst = ({ jobRoleIds }: DraftPerson) => (jobRoleIds[0] ?? null) === jobRoleId;
  return [...able.filter(isFirst), ...able.filter((person) => !isFirst(person))];
}

function usualNumber({ people, slots }: StaffingInput, jobRoleId: JobRoleId | null): number {
  const team = people.filter(({ jobRoleIds }) => (jobRoleIds[0] ?? null) === jobRoleId);
  if (team.length === 0) return 0;
  const open = slots.reduce((sum, { seconds }) => sum + seconds, 0);
  const hours = team.reduce((sum, person) => sum + targetSeconds(person), 0);
  const lasting = open === 0 ? 0 : Math.floor(hours / open);
  return Math.max(1, Math.min(lasting, Math.ceil(team.length / 4)));
}

function rolesOf({ people, needs, offered = [] }: StaffingInput): (JobRoleId | null)[] {
  const named = [
    ...people.map(({ jobRoleIds }) => jobRoleIds[0] ?? null),
    ...needs.flatMap(({ jobRoleId }) => jobRoleId ?? []),
  ];
  const roles = new Map(named.map((role) => [wantedKey(role), role]));
  for (const role of offered) if (!roles.has(wantedKey(role))) roles.set(wantedKey(role), role);
  return [...roles.values()];
}

/** True if a need counts in a part of a day, by the clock of the location. */
function isAt({ weekdays, startsAt, endsAt }: StaffingNeed, slot: DraftSlot): boolean {
  if (!weekdays.includes(weekdayOf(slot.openingDay))) return false;
  const [from, to] = [secondsOfDay(startsAt), secondsOfDay(endsAt)];
  const until = to > from ? to : to + DAY;
  return from < slot.untilSeconds && until > slot.fromSeconds;
}

const DAY = 86_400;
