import Stack from "@mui/material/Stack";
import { stateOf } from "@crewline/domain/rules/company/standing-after";
import { CompanyHealth } from "./company-health.tsx";
import type { Tenant } from "./company-list.tsx";
import { CompanyTransfers } from "./company-transfers.tsx";
import { DataJobs } from "./data-jobs.tsx";

/**
 * How a company's data are, what checks and mends them, and what came and went as files; of a
 * deleted company nothing can be started.
 */
export function CompanyData({ company }: { company: Tenant }) {
  const isKept = stateOf(company.standing) !== "deleted";
  return (
    <Stack spacing={3}>
      <CompanyHealth company={company} />
      <DataJobs company={company} isKept={isKept} />
      <CompanyTransfers company={company} isKept={isKept} />
    </Stack>
  );
}
