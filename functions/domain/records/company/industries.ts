import { z } from "zod";
import { pickColour } from "./pick-colour.ts";
import { roleKey } from "../../kernel/text/role-key.ts";
import type { JobRole } from "./rule-change.ts";
import { jobRolesSchema } from "./rule-change.ts";

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
  industry: industrySchema.nullable(),
  jobRoles: jobRolesSchema,
});
export type Starter = z.infer<typeof starterSchema>;

export const noStarter: Starter = { industry: null, jobRoles: [] };

/** The job roles that are usual in the industry, in colours that differ; none without one. */
export function usualRoles(industry: Industry | null): JobRole[] {
  const names = industry === null ? [] : usual[industry];
  return names.map((name, index) => ({ name, colour: pickColour(index) }));
}

/**
 * Returns the job roles after another industry was chosen. The usual roles of the earlier one are
 * removed, unless their colour was changed or employees have them (`held`). Roles that were added
 * stay, and removed roles are not added again with the next industry.
 */
export function withIndustry(
  { industry, jobRoles }: Starter,
  next: Industry | null,
  held: readonly string[] = [],
): Starter {
  const offered = usualRoles(industry);
  const isHeld = ({ name }: JobRole) => held.some((one) => roleKey(one) === roleKey(name));
  const kept = jobRoles.filter((role) => isHeld(role) || !offered.some((one) => isSame(one, role)));
  const removed = offered.filter((role) => !jobRoles.some((one) => hasName(one, role)));
  const added = usualRoles(next).filter(
    (role) => ![...kept, ...removed].some((one) => hasName(one, role)),
  );
  return { industry: next, jobRoles: inFreeColours(kept, added) };
}

/** The starter with roles of exactly these names; a new one gets a colour of its own. */
export function withRoleNames({ industry, jobRoles }: Starter, names: readonly string[]): Starter {
  const wanted = names.filter(
    (name, index) => names.findIndex((one) => roleKey(one) === roleKey(name)) === index,
  );
  const named = wanted.map((name) => ({ name, colour: "" }));
  const kept = jobRoles.filter((role) => named.some((one) => hasName(one, role)));
  const added = named
    .filter((role) => !kept.some((one) => hasName(one, role)))
    .map((role) => usualRoles(industry).find((one) => hasName(one, role)) ?? role);
  return { industry, jobRoles: inFreeColours(kept, added) };
}

/** Adds roles in their own colour where it is free, else in the first one that is. */
function inFreeColours(kept: readonly JobRole[], added: readonly JobRole[]): JobRole[] {
  return added.reduce<JobRole[]>(
    (all, role) => [...all, { ...role, colour: freeColour(role.colour, all) }],
    [...kept],
  );
}

function freeColour(wanted: string, roles: readonly JobRole[]): string {
  const used = new Set(roles.map(({ colour }) => colour));
  if (wanted !== "" && !used.has(wanted)) return wanted;
  const index = roles.findIndex((_role, at) => !used.has(pickColour(at)));
  return pickColour(index === -1 ? roles.length : index);
}

function isSame(a: JobRole, b: JobRole): boolean {
  return hasName(a, b) && a.colour === b.colour;
}

function hasName(a: JobRole, b: JobRole): boolean {
  return roleKey(a.name) === roleKey(b.name);
}
