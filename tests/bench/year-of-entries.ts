import { aLocationId, anEntryId } from "@crewline/domain/kernel/ids/ids.test-support";
import { jobRoleIdSchema } from "@crewline/domain/records/job-roles/job-role";
import type { WageRate } from "@crewline/domain/rules/rates/resolve-rate";
import type { WorkedEntry } from "@crewline/domain/rules/hours/workweek-input";
import { instantFromSeconds } from "@crewline/domain/kernel/time/instant";

/** One person's year, in the order of its starts. */
export interface PersonYear {
  entries: WorkedEntry[];
  wages: WageRate[];
}

export const zone = "America/Los_Angeles";
export const ENTRIES_PER_PERSON = 500;
export const FIRST_MONDAY = Date.UTC(2026, 0, 5, 8) / 1000;

const WEEKS = 50;
const HOUR = 3600;
const jobRoleIds = ["cook", "lead", "server"].map((id) => jobRoleIdSchema.parse(id));

/**
 * A year of one person, the same in every run: 50 weeks of five days with two entries each, some
 * days long, some nights over midnight and so over workdays and weeks, three job roles with a rate
 * of their own, and a raise in July.
 */
export function yearOf(person: number): PersonYear {
  const random = sequence(person + 1);
  const entries: WorkedEntry[] = [];
  for (let week = 0; week < WEEKS; week += 1) {
    const [restDay, otherRestDay] = [Math.floor(random() * 3), 3 + Math.floor(random() * 4)];
    for (let day = 0; day < 7; day += 1) {
      if (day === restDay || day === otherRestDay) continue;
      const midnight = FIRST_MONDAY + (week * 7 + day) * 24 * HOUR;
      entries.push(...dayOf(random, midnight, entries.length));
    }
  }
  return { entries, wages: wagesOf(random) };
}

/** Two entries with a meal between them; the second has a short paid break. */
function dayOf(random: () => number, midnight: number, index: number): WorkedEntry[] {
  const isNight = random() < 0.1;
  const isLong = !isNight && random() < 0.1;
  const startsAfter = (isNight ? 16 : 6) * HOUR + Math.floor(random() * 6) * 1800;
  const from = midnight + startsAfter;
  const first = 3 * HOUR + Math.floor(random() * 120) * 60;
  const second = 3 * HOUR + Math.floor(random() * 150) * 60 + (isLong ? 4 * HOUR : 0);
  const back = from + first + 30 * 60;
  const jobRoleId = jobRoleIds[Math.floor(random() * 3)] ?? null;
  const pause = { startsAt: instantFromSeconds(back + HOUR), endsAt: null, isPaid: true };
  return [
    {
      id: anEntryId(`e${index}`),
      startsAt: instantFromSeconds(from),
      endsAt: instantFromSeconds(from + first),
      breaks: [],
      jobRoleId,
      locationId: aLocationId("main"),
    },
    {
      id: anEntryId(`e${index + 1}`),
      startsAt: instantFromSeconds(back),
      endsAt: instantFromSeconds(back + second),
      breaks: [{ ...pause, endsAt: instantFromSeconds(back + HOUR + 600) }],
      jobRoleId,
      locationId: aLocationId("main"),
    },
  ];
}

function wagesOf(random: () => number): WageRate[] {
  return jobRoleIds.flatMap((jobRoleId) => {
    const rate = 170_000 + Math.floor(random() * 100) * 777;
    const wage = {
      jobRoleId,
      locationId: null,
      effectiveDate: "2025-01-01",
      rateTenThousandths: rate,
    };
    return [wage, { ...wage, effectiveDate: "2026-07-01", rateTenThousandths: rate + 5000 }];
  });
}

/** Numbers from 0 to 1 that look random and are the same for the same seed. */
function sequence(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4_294_967_296;
  };
}
