import { buildReport } from "@crewline/domain/projections/reports/build-report";
import type { ReportNames } from "@crewline/domain/projections/report-records/report-names";
import { factsWithin } from "@crewline/domain/projections/reports/period-facts";
import { withPlannedPay } from "@crewline/domain/projections/reports/planned-pay";
import { reportCatalogue } from "@crewline/domain/projections/reports/report-catalogue";
import { payTermsOf } from "@crewline/domain/records/pay/employee-pay";
import type {
  ReportInput,
  ReportRange,
  ReportTable,
} from "@crewline/domain/records/reports/report";
import type { ReportFact } from "@crewline/domain/records/summaries/rollup";
import type { Actor } from "../commands/actor.ts";
import type { ReadFacts } from "./read-facts.ts";
import { readFacts } from "./read-facts.ts";
import { overHours } from "./read-hours.ts";
import { addSales } from "./read-sales.ts";
import { readListed } from "./read-listed.ts";
import type { ReportTerms } from "./report-terms.ts";
import { lineNames, openReport, readNames } from "./report-terms.ts";

/**
 * Returns a report of the catalogue from the packed weeks and shifts, never from all entries. A
 * filter names a location or an employee of the company, else it is refused as missing.
 */
export async function reportTable(
  actor: Pick<Actor, "companyId">,
  input: ReportInput,
): Promise<ReportTable> {
  const terms = await openReport(actor, input);
  const names = await readNames(terms);
  const [now, before] = await Promise.all([
    factsOf(terms, input.range, names),
    input.before && factsOf(terms, input.before, names),
  ]);
  const { currency, workRules } = terms.company;
  return buildReport({
    input,
    facts: now.facts,
    before: before && before.facts,
    peers: now.peers,
    ...(before && { peersBefore: before.peers }),
    incompleteUntil: now.incompleteUntil ?? before?.incompleteUntil ?? null,
    currency,
    weekStart: workRules.weekStart,
    nameOf: lineNames(names, input.groupBy),
  });
}

interface FactsOfReport extends ReadFacts {
  /** The facts of all employees, for a report that compares them with each other. */
  peers: ReportFact[];
}

async function factsOf(
  terms: ReportTerms,
  range: ReportRange,
  names: ReportNames,
): Promise<FactsOfReport> {
  const { store, input, company, locations } = terms;
  const listed = await readListed(terms, range, names);
  if (listed !== null) {
    const facts = factsWithin(listed.facts, range, input.filter);
    return { facts, peers: [], incompleteUntil: listed.isCut ? range.lastDay : null };
  }
  const read = await readFacts(store, input, { range, company, locations });
  const facts = factsWithin(read.facts, range, input.filter);
  const { columns, sources } = reportCatalogue[input.reportId];
  const priced = columns.includes("scheduledPay") ? await plannedPay(terms, facts) : facts;
  const byHour = input.groupBy === "hour" ? await overHours(priced, terms, range) : priced;
  const sold = sources.includes("sales")
    ? await addSales(byHour, { store, input, company, range })
    : byHour;
  const everyone = { ...input.filter, employeeId: null };
  const peers = sources.includes("burdens") ? factsWithin(read.facts, range, everyone) : [];
  return { ...read, facts: sold, peers };
}

async function plannedPay(
  { store, company, locations }: ReportTerms,
  facts: readonly ReportFact[],
): Promise<ReportFact[]> {
  const planned = facts.filter(({ measures }) => (measures.scheduledSeconds ?? 0) > 0);
  const people = [...new Set(planned.flatMap(({ employeeId }) => employeeId ?? []))];
  const pays = await store.employeePay.findById(people);
  const zones = new Map(locations.map(({ id, timeZone }) => [id, timeZone]));
  return withPlannedPay(facts, {
    currency: company.currency,
    ratesOf: (employeeId) => payTermsOf(pays.get(employeeId) ?? null).rates,
    zoneOf: (locationId) => zones.get(locationId) ?? company.timeZone,
  });
}
