import type { Role } from "@crewline/domain/kernel/access/role";

/** The rights of each role of a login, in words. */
export const roleWords: Record<Role, { label: string; help: string }> = {
  employee: {
    label: "Employee",
    help: "Clocks in and out. Sees published schedules, their own hours and pay, and colleagues' names, job roles and locations.",
  },
  manager: {
    label: "Manager",
    help: "Plans shifts, approves time and edits the people of the chosen locations. Sees their pay only where you allow it.",
  },
  admin: {
    label: "Admin",
    help: "Sees and changes everything: all locations, pay, reports, logins and settings.",
  },
};
