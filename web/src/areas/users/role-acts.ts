import type { Role } from "@crewline/domain/kernel/access/role";
import { roles } from "@crewline/domain/kernel/access/role";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import type { StaffAct, StaffActWords } from "../../entities/staff-acts/staff-act.ts";
import { staffActOf } from "../../entities/staff-acts/staff-act.ts";
import { roleNames } from "./login-words.ts";
import type { ShownLogin } from "./use-logins.ts";

/** The changes of role that apply to a login of a company; none to a login without one. */
export function useRoleActs({ login, membership }: ShownLogin): StaffAct[] {
  const setRole = useCommand(trpc.users.setRole.mutationOptions());
  const transfer = useCommand(trpc.users.transferOwnership.mutationOptions());
  if (membership === null) return [];
  const { uid } = login;
  const who = login.email ?? uid;
  const offered = roles.filter(
    (role) => role !== membership.role && (role !== "employee" || membership.employeeName !== null),
  );
  const changes = offered.map((role) =>
    staffActOf(roleWords(role, who), setRole, (reason) => ({ uid, role, reason })),
  );
  const replaced = membership.role === "admin" ? [] : membership.otherAdmins;
  const takeovers = replaced.map((admin) =>
    staffActOf(takeoverWords(who, admin.email), transfer, (reason) => ({
      uid: admin.uid,
      toUid: uid,
      reason,
    })),
  );
  return [...changes, ...takeovers];
}

const effects: Readonly<Record<Role, string>> = {
  admin: "An admin sees and changes everything in the company, wages and access included.",
  manager:
    "A manager keeps the locations of before, else those of the employee record, else all of the company. An admin of the company can change them.",
  employee: "An employee sees their own schedule, time and pay only.",
};

function roleWords(role: Role, who: string): StaffActWords {
  const name = roleNames[role].toLowerCase();
  return {
    label: `Change role to ${name}`,
    title: `Change the role of ${who} to ${name}?`,
    text: effects[role],
    confirmLabel: "Change role",
    done: `The role of ${who} is ${name} now.`,
    isDangerous: role === "admin",
  };
}

function takeoverWords(who: string, admin: string): StaffActWords {
  return {
    label: `Make admin in place of ${admin}`,
    title: `Make ${who} the admin in place of ${admin}?`,
    text: `${who} becomes an admin, and ${admin} becomes a manager, in one step. Check that the company wants this.`,
    confirmLabel: "Hand over",
    done: `${who} is an admin in place of ${admin}.`,
    isDangerous: true,
  };
}
