import { createContext } from "react";
import type { Company } from "@crewline/domain/company/company";
import { roleKey } from "@crewline/domain/employees/role-key";

/** The colours that the company gave to job roles, by `roleKey`. */
export const RoleColours = createContext<ReadonlyMap<string, string>>(new Map());

export function roleColoursOf({ jobRoles }: Company): ReadonlyMap<string, string> {
  return new Map(jobRoles.map(({ name, colour }) => [roleKey(name), colour]));
}
