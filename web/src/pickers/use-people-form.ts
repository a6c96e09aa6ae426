import { useMemo, useState } from "react";
import type { Company } from "@crewline/domain/company/company";
import { addEmployeesSchema } from "@crewline/domain/employees/employee-inputs";
import { payPeriodAt } from "@crewline/domain/company/pay-period-at";
import type { KnownPeople, PeopleLine } from "@crewline/domain/employees/parse-people";
import {
  parsePeople,
  remainingText,
  understoodPeople,
} from "@crewline/domain/employees/parse-people";
import { trpc } from "../api/trpc.ts";
import { useCommand } from "../api/use-command.ts";
import { useCheckedForm } from "../ui/use-checked-form.ts";
import { useEmployees } from "./use-employees.ts";
import { useLocations } from "./use-locations.ts";
import { todayIn } from "./use-today.ts";

const inputSchema = addEmployeesSchema.omit({ idempotencyKey: true });

interface PeopleFormStart {
  company: Company;
  locationIds: readonly string[];
}

/** Somebody who was just added, with the address that an invitation can go to. */
export interface AddedPerson {
  employeeId: string;
  name: string;
  email: string | null;
}

/** Adding many people at once: the pasted text, where they work, and from when on rates hold. */
export function usePeopleForm({ company, locationIds: first }: PeopleFormStart) {
  const [text, setText] = useState("");
  const [locationIds, setLocationIds] = useState(first);
  const [ratesFrom, setRatesFrom] = useState(() => startOfPresentPeriod(company));
  const add = useCommand(trpc.employees.add.mutationOptions());
  const form = useCheckedForm(inputSchema, add);
  const known = useKnownPeople();
  const parsed = useMemo(() => parsePeople(text, known), [text, known]);
  const people = understoodPeople(parsed.lines);

  /** Adds what is understood and leaves the other lines to be mended; null when it failed. */
  const submit = async (): Promise<AddedPerson[] | null> => {
    const added: AddedPerson[] = [];
    for (const [ids, lines] of byPlace(parsed.lines, locationIds)) {
      const group = understoodPeople(lines);
      const answer = await form.submit({ people: group, locationIds: ids, ratesFrom });
      if (answer === null) return added.length === 0 ? null : keepOthers(added);
      added.push(...answer.employeeIds.flatMap((id, index) => addedOf(id, group[index])));
    }
    setText(remainingText(parsed));
    return added;
  };

  /** A later group was refused: its lines stay in the field, those added before it go. */
  const keepOthers = (added: AddedPerson[]) => {
    const names = new Set(added.map(({ name }) => name));
    const left = parsed.lines.filter((line) => !names.has(line.person?.name ?? ""));
    const heading = parsed.heading === null ? [] : [parsed.heading];
    setText([...heading, ...left.map((line) => line.text)].join("\n"));
    return added;
  };

  return {
    text,
    setText,
    parsed,
    count: people.length,
    mailed: people.filter(({ email }) => email !== null).length,
    locationIds,
    setLocationIds,
    ratesFrom,
    setRatesFrom,
    hasRates: people.some((person) => person.rateTenThousandths !== null),
    submitLabel: submitLabel(people.length),
    submit,
    isRunning: form.isRunning,
    problem: form.problem,
    errorOf: form.errorOf,
  };
}

export type PeopleForm = ReturnType<typeof usePeopleForm>;

/** What is there already, so that a line that repeats it can say so. */
function useKnownPeople(): KnownPeople {
  const employees = useEmployees();
  const locations = useLocations();
  return useMemo(() => {
    const people = employees.status === "ready" ? employees.data : [];
    const places = locations.status === "ready" ? locations.data : [];
    return {
      names: people.map(({ name }) => name),
      jobRoles: [...new Set(people.flatMap(({ jobRoles }) => jobRoles))],
      places: places.filter(({ status }) => status === "active"),
    };
  }, [employees, locations]);
}

/** The lines by where their people work: at the place that a line names, else at the chosen ones. */
function byPlace(
  lines: readonly PeopleLine[],
  chosen: readonly string[],
): [ids: readonly string[], lines: PeopleLine[]][] {
  const groups = new Map<string, PeopleLine[]>();
  for (const line of lines) {
    if (line.person === null) continue;
    const place = line.locationId ?? "";
    groups.set(place, [...(groups.get(place) ?? []), line]);
  }
  // Without anybody the form itself says that somebody is missing.
  if (groups.size === 0) groups.set("", []);
  return [...groups].map(([place, group]) => [place === "" ? chosen : [place], group]);
}

function addedOf(
  employeeId: string,
  person: { name: string; email: string | null } | undefined,
): AddedPerson[] {
  return person === undefined ? [] : [{ employeeId, name: person.name, email: person.email }];
}

/** Hours already worked in the present period are paid, too. */
function startOfPresentPeriod(company: Company): string {
  return payPeriodAt(company, todayIn(company.timeZone)).firstDay;
}

function submitLabel(count: number): string {
  if (count === 0) return "Add people";
  return count === 1 ? "Add 1 person" : `Add ${count} people`;
}
