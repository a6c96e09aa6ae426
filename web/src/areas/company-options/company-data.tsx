import Stack from "@mui/material/Stack";
import type { Tenant } from "./company-list.tsx";
import { DataJobs } from "./data-jobs.tsx";

/** The jobs on a company's data. */
export function CompanyData({ company }: { company: Tenant }) {
  return (
    <Stack spacing={3}>
      <DataJobs company={company} />
    </Stack>
  );
}
