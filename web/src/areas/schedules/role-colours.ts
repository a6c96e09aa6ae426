import { createContext } from "react";
import type { Company } from "@crewline/domain/company/company";

/** The colours that the company gave to job roles, by `roleKey`. */
export const RoleColours = createContext<ReadonlyMap<string, string>>(new Map());

export function roleColoursOf({ jobRoles }: Company): ReadonlyMap<string, string> {
  return new Map(jobRoles.map(({ name, colour }) => [roleKey(name), colour]));
}

/** Job roles may be typed, so that "barista" has to find the colour of "Barista". */
export function roleKey(name: string): string {
  return name.trim().toLowerCase();
}
