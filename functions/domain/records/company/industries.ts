import { z } from "zod/mini";
import { pickColour } from "./pick-colour.ts";
import { nameKey } from "../../kernel/text/name-key.ts";
import type { JobRole, JobRoleId } from "../job-roles/job-role.ts";
import { jobRoleIdSchema, jobRolesSchema } from "../job-roles/job-role.ts";

/** The industry of a company, which determines its usual job roles. */
export const industries = [
  "cafe",
  "restaurant",
  "bar",
  "retail",
  "hotel",
  "healthCare",
  "salon",
  "gym",
  "events",
  "cleaning",
  "construction",
  "warehouse",
  "other",
] as const;
export const industrySchema = z.enum(industries);
export type Industry = z.infer<typeof industrySchema>;

/** The usual job roles, the one who leads a shift first. */
const usual: Readonly<Record<Industry, readonly string[]>> = {
  cafe: ["Shift lead", "Barista", "Cashier", "Cook", "Baker", "Dishwasher"],
  restaurant: ["Shift lead", "Server", "Host", "Busser", "Bartender", "Cook", "Dishwasher"],
  bar: ["Shift lead", "Bartender", "Barback", "Server", "Door staff", "Cook"],
  retail: ["Shift lead", "Sales associate", "Cashier", "Stock associate", "Visual merchandiser"],
  hotel: ["Duty manager", "Front desk", "Housekeeper", "Porter", "Server", "Cook", "Maintenance"],
  healthCare: ["Charge nurse", "Nurse", "Care assistant", "Receptionist", "Technician", "Cleaner"],
  salon: ["Salon manager", "Stylist", "Colorist", "Nail technician", "Assistant", "Receptionist"],
  gym: ["Duty manager", "Personal trainer", "Class instructor", "Front desk", "Lifeguard"],
  events: ["Event lead", "Server", "Bartender", "Host", "Setup crew", "Security", "Driver"],
  cleaning: ["Team lead", "Cleaner", "Window cleaner", "Floor technician", "Driver"],
  construction: ["Site lead", "Carpenter", "Electrician", "Plumber", "Painter", "Laborer"],
  warehouse: ["Shift lead", "Picker", "Packer", "Forklift operator", "Receiver", "Driver"],
  other: ["Shift lead", "Team member", "Trainee"],
};

/** A new company's choice of job roles; an industry only offers roles. */
export const starterSchema = z.object({
  industry: z.nullable(industrySchema),
  jobRoles: jobRolesSchema,
});
export type Starter = z.infer<typeof starterSchema>;

export const noStarter: Starter = { industry: null, jobRoles: [] };

/** A job role before it is added: without an id. */
type UsualRole = Pick<JobRole, "name" | "colour">;

/** The job roles that are usual in the industry, in colours that differ; none without one. */
export function usualRoles(industry: Industry | null): UsualRole[] {
  const names = industry === null ? [] : usual[industry];
  return names.map((name, index) => ({ name, colour: pickColour(index) }));
}

interface Choice {
  /** Roles that stay, for example because employees have them. */
  held?: readonly JobRoleId[];
  newId: () => string;
}

/**
 * Returns the job roles after another industry was chosen. The usual roles of the earlier one are
 * removed, unless they were changed or are `held`. Roles that were added stay, and removed roles
 * are not added again with the next industry.
 */
export function withIndustry(
  { industry, jobRoles }: Starter,
  next: Industry | null,
  { held = [], newId }: Choice,
): Starter {
  const offered = usualRoles(industry);
  const isUnchanged = (role: JobRole) =>
    role.code === "" && offered.some((one) => isSame(one, role));
  const kept = jobRoles.filter((role) => held.includes(role.id) || !isUnchanged(role));
  const removed = offered.filter((role) => !jobRoles.some((one) => hasName(one, role)));
  const added = usualRoles(next).filter(
    (role) => ![...kept, ...removed].some((one) => hasName(one, role)),
  );
  return { industry: next, jobRoles: inFreeColours(kept, added, newId) };
}

/** The starter with roles of exactly these names; a new one gets its own id and a free colour. */
export function withRoleNames(
  { industry, jobRoles }: Starter,
  names: readonly string[],
  newId: () => string,
): Starter {
  const wanted = names.filter(
    (name, index) => names.findIndex((one) => nameKey(one) === nameKey(name)) === index,
  );
  const named = wanted.map((name) => ({ name, colour: "" }));
  const kept = jobRoles.filter((role) => named.some((one) => hasName(one, role)));
  const added = named
    .filter((role) => !kept.some((one) => hasName(one, role)))
    .map((role) => usualRoles(industry).find((one) => hasName(one, role)) ?? role);
  return { industry, jobRoles: inFreeColours(kept, added, newId) };
}

/** Adds roles in their own colour where it is free, else in the first one that is. */
function inFreeColours(
  kept: readonly JobRole[],
  added: readonly UsualRole[],
  newId: () => string,
): JobRole[] {
  return added.reduce<JobRole[]>(
    (all, { name, colour }) => {
      const id = jobRoleIdSchema.parse(newId());
      return [...all, { id, name, code: "", colour: freeColour(colour, all), isArchived: false }];
    },
    [...kept],
  );
}

function freeColour(wanted: string, roles: readonly UsualRole[]): string {
  const used = new Set(roles.map(({ colour }) => colour));
  if (wanted !== "" && !used.has(wanted)) return wanted;
  const index = roles.findIndex((_role, at) => !used.has(pickColour(at)));
  return pickColour(index === -1 ? roles.length : index);
}

function isSame(a: UsualRole, b: UsualRole): boolean {
  return hasName(a, b) && a.colour === b.colour;
}

function hasName(a: UsualRole, b: UsualRole): boolean {
  return nameKey(a.name) === nameKey(b.name);
}
