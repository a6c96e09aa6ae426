import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { pluralForm } from "@crewline/domain/kernel/formats/counted";
import { employeeIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import type { EmployeeId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import type { Company } from "@crewline/domain/records/company/company";
import { offeredEntries } from "@crewline/domain/rules/company-lists/find-entry";
import { payPeriodAt } from "@crewline/domain/rules/company/pay-period-at";
import { dayOrderOf } from "@crewline/domain/kernel/csv/day-order";
import { activeFields } from "@crewline/domain/records/custom-fields/custom-field";
import type {
  KnownPeople,
  ParsedPeople,
} from "@crewline/domain/projections/people-import/parse-people";
import {
  parsePeople,
  remainingText,
  understoodPeople,
} from "@crewline/domain/projections/people-import/parse-people";
import type { ProfileRow } from "@crewline/domain/rules/employees/profile-row";
import { pastedRows, pasteSchema } from "@crewline/domain/projections/people-import/pasted-rows";
import { useLocale } from "../../../locale/use-locale.ts";
import { trpc } from "../../../api/trpc.ts";
import { useCheckedForm } from "../../../ui/forms/use-checked-form.ts";
import { useCustomFields } from "../use-custom-fields.ts";
import { useSuggested } from "../../../ui/forms/use-suggested.ts";
import { useEmployees } from "../use-employees.ts";
import { useLocations } from "../../locations/use-locations.ts";
import { usePhones } from "../../company/use-phones.ts";
import { todayIn } from "../../../time/use-today.ts";
import type { BatchOutcome } from "../../batches/batch-calls.ts";
import { useBatches } from "../../batches/use-batches.ts";
import { useEmployeeBatches } from "../use-employee-batches.ts";

/** The name of the action in the list of earlier bulk actions. */
export const PASTE = "Add people from a list";

interface PeopleFormStart {
  company: Company;
  locationIds: readonly LocationId[];
}

/** A person who was just added, with the address for an invitation. */
export interface AddedPerson {
  employeeId: EmployeeId;
  line: number;
  name: string;
  email: string | null;
}

export interface PeopleOutcome {
  /** The result of each line that was sent. */
  outcome: BatchOutcome;
  added: readonly AddedPerson[];
  /** True when no line is left to correct. */
  isAll: boolean;
}

/** Adding many people at once: the pasted text, where they work, and from when on rates hold. */
export function usePeopleForm({ company, locationIds: first }: PeopleFormStart) {
  const locale = useLocale();
  const [text, setText] = useState("");
  const [locationIds, setLocationIds] = useSuggested(first);
  const [ratesFrom, setRatesFrom] = useSuggested(startOfPresentPeriod(company));
  const profiles = useQuery({ ...trpc.employees.profiles.queryOptions(), staleTime: 0 });
  const known = useKnownPeople(company, profiles.data?.profiles);
  const parsed = useMemo(() => parsePeople(text, known), [text, known]);
  const people = understoodPeople(parsed.lines);
  const { commands, problem, clearProblem } = useEmployeeBatches();
  const batches = useBatches(commands);
  const form = useCheckedForm(pasteSchema(parsed.lines), {
    run: () => {
      const { currency } = company;
      return batches.run(PASTE, pastedRows(parsed.lines, { locationIds, ratesFrom, currency }));
    },
    isRunning: batches.progress !== null,
    problem,
    clearProblem,
  });

  /** Adds the readable lines and leaves the others for correction; null when nothing was sent. */
  const submit = async (): Promise<PeopleOutcome | null> => {
    const outcome = await form.submit({ people, locationIds, ratesFrom });
    if (outcome === null || outcome.rows.length === 0) return null;
    const added = addedOf(parsed, outcome);
    const left = remainingText(parsed, new Set(added.map(({ line }) => line)));
    setText(left);
    // The lines that are left are compared with the people who were just added, too.
    await profiles.refetch();
    return { outcome, added, isAll: left === "" };
  };

  return {
    text,
    setText,
    parsed,
    jobRoles: offeredEntries(company.jobRoles).map(({ name }) => name),
    customFields: known.customFields,
    count: people.length,
    mailed: people.filter(({ email }) => email !== null).length,
    locationIds,
    setLocationIds,
    ratesFrom,
    setRatesFrom,
    hasRates: people.some((person) => person.rateTenThousandths !== null),
    submitLabel: submitLabel(people.length, locale),
    submit,
    batches,
    isRunning: form.isRunning,
    problem: form.problem,
    errorOf: form.errorOf,
  };
}

export type PeopleForm = ReturnType<typeof usePeopleForm>;

/** The existing people, so that a line that repeats one can say so. */
function useKnownPeople(
  { jobRoles, country, currency }: Company,
  profiles: readonly ProfileRow[] = noProfiles,
): KnownPeople {
  const locale = useLocale();
  const employees = useEmployees();
  const locations = useLocations();
  const loaded = usePhones();
  const phones = loaded.status === "ready" ? loaded.data : null;
  const book = useCustomFields();
  return useMemo(() => {
    const people = employees.status === "ready" ? employees.data : [];
    const places = locations.status === "ready" ? locations.data : [];
    return {
      names: people.map(({ name }) => name),
      emails: profiles.flatMap(({ email }) => email ?? []),
      jobRoles,
      places: places.filter(({ status }) => status === "active"),
      phones,
      currency,
      customFields: book.status === "ready" ? activeFields(book.data.fields) : [],
      dayOrder: dayOrderOf(country),
      locale,
    };
  }, [employees, locations, jobRoles, profiles, phones, book, country, currency, locale]);
}

const noProfiles: readonly ProfileRow[] = [];

/** Those whose line was done. */
function addedOf({ lines }: ParsedPeople, { rows }: BatchOutcome): AddedPerson[] {
  const byKey = new Map(lines.map((line) => [String(line.line), line]));
  return rows.flatMap(({ key, recordId, problem }) => {
    const line = byKey.get(key);
    if (problem !== null || recordId === null || !line?.person) return [];
    const { name, email } = line.person;
    return { employeeId: employeeIdSchema.parse(recordId), line: line.line, name, email };
  });
}

/** Hours already worked in the current period are paid, too. */
function startOfPresentPeriod(company: Company): string {
  return payPeriodAt(company, todayIn(company.timeZone)).firstDay;
}

function submitLabel(count: number, locale: Locale): string {
  if (count === 0) return "Add people";
  return pluralForm(count, { one: "Add 1 person", other: `Add ${count} people` }, locale);
}
