import { useState } from "react";
import type { Company } from "@crewline/domain/company/company";
import { addEmployeesSchema } from "@crewline/domain/employees/employee-inputs";
import { parsePeople, understoodPeople } from "@crewline/domain/employees/parse-people";
import { payPeriodAt } from "@crewline/domain/company/pay-period-at";
import { trpc } from "../api/trpc.ts";
import { useCommand } from "../api/use-command.ts";
import { useCheckedForm } from "../ui/use-checked-form.ts";
import { todayIn } from "./use-today.ts";

const inputSchema = addEmployeesSchema.omit({ idempotencyKey: true });

interface PeopleFormStart {
  company: Company;
  locationIds: readonly string[];
}

/** Adding many people at once: the pasted text, where they work, and from when on rates hold. */
export function usePeopleForm({ company, locationIds: first }: PeopleFormStart) {
  const [text, setText] = useState("");
  const [locationIds, setLocationIds] = useState(first);
  const [ratesFrom, setRatesFrom] = useState(() => startOfPresentPeriod(company));
  const add = useCommand(trpc.employees.add.mutationOptions());
  const form = useCheckedForm(inputSchema, add);
  const people = understoodPeople(parsePeople(text));
  return {
    text,
    setText,
    locationIds,
    setLocationIds,
    ratesFrom,
    setRatesFrom,
    hasRates: people.some((person) => person.rateTenThousandths !== null),
    submitLabel: submitLabel(people.length),
    submit: () => form.submit({ people, locationIds, ratesFrom }),
    isRunning: form.isRunning,
    problem: form.problem,
    errorOf: form.errorOf,
  };
}

export type PeopleForm = ReturnType<typeof usePeopleForm>;

/** Hours already worked in the present period are paid, too. */
function startOfPresentPeriod(company: Company): string {
  return payPeriodAt(company, todayIn(company.timeZone)).firstDay;
}

function submitLabel(count: number): string {
  if (count === 0) return "Add people";
  return count === 1 ? "Add 1 person" : `Add ${count} people`;
}
