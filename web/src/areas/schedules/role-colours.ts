import { createContext } from "react";
import type { Company } from "@crewline/domain/records/company/company";
import { roleKey } from "@crewline/domain/kernel/text/role-key";

/** The colours that the company gave to job roles, by `roleKey`. */
export const RoleColours = createContext<ReadonlyMap<string, string>>(new Map());

export function roleColoursOf({ jobRoles }: Company): ReadonlyMap<string, string> {
  return new Map(jobRoles.map(({ name, colour }) => [roleKey(name), colour]));
}
