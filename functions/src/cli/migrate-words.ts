import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { unknownReader } from "@crewline/domain/kernel/formats/locale";
import { counted } from "@crewline/domain/kernel/formats/counted";
import type { Progress } from "../migrations/migrate-company.ts";

/** "  harbor shifts: 200 read, 12 changed": a company's documents of one place so far. */
export function describeProgress(companyId: CompanyId, { place, read, changed }: Progress): string {
  return `  ${companyId} ${place || "company"}: ${read} read, ${changed} changed`;
}

/** "harbor: 12 of 200 documents changed (12 shifts)": all places of a company. */
export function describeDone(
  companyId: CompanyId,
  places: readonly Progress[],
  isApplied: boolean,
): string {
  const sum = (of: "read" | "changed") => places.reduce((total, one) => total + one[of], 0);
  const all = counted(sum("read"), { one: "document", other: "documents" }, unknownReader);
  if (sum("changed") === 0) return `${companyId}: nothing to change in ${all}`;
  const verb = isApplied ? "changed" : "would change";
  const parts = places.flatMap(({ place, changed }) =>
    changed === 0 ? [] : [`${place || "company"} ${changed}`],
  );
  return `${companyId}: ${sum("changed")} of ${all} ${verb} (${parts.join(", ")})`;
}
