import type { CompanyAct } from "@crewline/domain/records/company/company-standing";
import { actsOn, HOLD_DAYS } from "@crewline/domain/rules/company/standing-after";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import type { StaffAct, StaffActWords } from "../../entities/staff-acts/staff-act.ts";
import { staffActOf } from "../../entities/staff-acts/staff-act.ts";
import type { Tenant } from "./company-list.tsx";

/** The actions that apply to the company in its current state; none to a demo. */
export function useCompanyActs({ companyId, name, standing, isDemo }: Tenant): StaffAct[] {
  const command = useCommand(trpc.companyOptions.actOn.mutationOptions());
  if (isDemo) return [];
  return actsOn(standing).map((act) =>
    staffActOf(words[act](name), command, (reason) => ({ companyId, act, reason })),
  );
}

const words: Readonly<Record<CompanyAct, (name: string) => StaffActWords>> = {
  suspended: (name) => ({
    label: "Suspend",
    title: `Suspend ${name}?`,
    text: "The company becomes read-only. People can still clock in and out, and admins can export the data. Nothing else can be changed until you resume it.",
    confirmLabel: "Suspend",
    done: `${name} is suspended.`,
    isDangerous: true,
  }),
  resumed: (name) => ({
    label: "Resume",
    title: `Resume ${name}?`,
    text: "Everything works again as before.",
    confirmLabel: "Resume",
    done: `${name} is in use again.`,
    isDangerous: false,
  }),
  deleted: (name) => ({
    label: "Delete",
    title: `Delete ${name}?`,
    text: `The company becomes read-only now. In ${HOLD_DAYS} days all of its data is erased, with the logins of its people; until then you can restore it.`,
    confirmLabel: "Delete",
    done: `${name} is deleted and will be erased in ${HOLD_DAYS} days.`,
    isDangerous: true,
  }),
  undeleted: (name) => ({
    label: "Restore",
    title: `Restore ${name}?`,
    text: "The company is as it was before it was deleted; if it was suspended then, it is suspended again.",
    confirmLabel: "Restore",
    done: `${name} is restored.`,
    isDangerous: false,
  }),
};
