import { employeeIdSchema } from "../../kernel/ids/entity-ids.ts";
import type { EarningCodes } from "../../records/company/rule-sections.ts";
import type { DatedLine } from "../../records/pay/payroll-report.ts";
import { NO_LOCATION } from "../../records/pay/payroll-report.ts";
import type { FileSource } from "./payroll-table.ts";

interface SampleTerms {
  currency: string;
  earningCodes: EarningCodes;
  companyCode: string;
  /** The name of a location and of a job role of the company. */
  locationName: string;
  jobRole: string;
}

const HOUR = 3600;
const [firstDay, secondDay, lastDay] = ["2026-11-16", "2026-11-17", "2026-11-22"] as const;

/** Returns made-up hours of two employees, with which a layout shows what its files look like. */
export function sampleSource(terms: SampleTerms): FileSource {
  const { currency, earningCodes, companyCode } = terms;
  const ana = lineOf(terms, { id: "sample1", name: "Ana Diaz", payrollId: "1042" });
  const ben = lineOf(terms, { id: "sample2", name: "Ben Ode", payrollId: "1043" });
  return {
    firstDay,
    lastDay,
    currency,
    earningCodes,
    costCentres: { [NO_LOCATION]: "0100" },
    companyCode,
    exportNumber: 1,
    lines: [
      ana("regular", 1850, [
        [firstDay, 8 * HOUR],
        [secondDay, 7.5 * HOUR],
      ]),
      ana("overtime", 2775, [[secondDay, 1.25 * HOUR]]),
      ben("regular", 2000, [[firstDay, 6.75 * HOUR]]),
    ],
  };
}

function lineOf(
  { locationName, jobRole }: SampleTerms,
  { id, name, payrollId }: { id: string; name: string; payrollId: string },
) {
  return (
    kind: DatedLine["kind"],
    paidMinor: number,
    worked: readonly (readonly [day: string, seconds: number])[],
  ): DatedLine => {
    const days = worked.map(([day, seconds]) => ({
      day,
      seconds,
      amountMinor: Math.round((paidMinor * seconds) / HOUR),
    }));
    return {
      employeeId: employeeIdSchema.parse(id),
      employeeName: name,
      payrollId,
      locationId: NO_LOCATION,
      locationName,
      jobRoleId: null,
      jobRole,
      kind,
      seconds: days.reduce((sum, { seconds }) => sum + seconds, 0),
      rateTenThousandths: kind === "overtime" ? 185_000 : paidMinor * 100,
      amountMinor: days.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
      adjusts: null,
      days,
    };
  };
}
