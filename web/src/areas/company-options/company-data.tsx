import Stack from "@mui/material/Stack";
import { CompanyHealth } from "./company-health.tsx";
import type { Tenant } from "./company-list.tsx";
import { CompanyTransfers } from "./company-transfers.tsx";
import { DataJobs } from "./data-jobs.tsx";

/** How a company's data are, what checks and mends them, and what came and went as files. */
export function CompanyData({ company }: { company: Tenant }) {
  return (
    <Stack spacing={3}>
      <CompanyHealth company={company} />
      <DataJobs company={company} />
      <CompanyTransfers company={company} />
    </Stack>
  );
}
