import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { weekStartOf } from "@crewline/domain/kernel/time/local-date";
import type { AuditRow } from "@crewline/domain/records/audits/audit-row";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useQuery } from "@tanstack/react-query";
import { trpc } from "../../api/trpc.ts";
import { useCompany } from "../../entities/company/use-company.ts";

/** The proof for the week of an entry, which also covers rows that no seal covers yet. */
export function ChainProof({ row: { employeeId, day } }: { row: AuditRow }) {
  const company = useCompany();
  if (employeeId === null || day === null || company.status !== "ready") return null;
  const weekStart = weekStartOf(day, company.data.workRules.weekStart);
  return <WeekProof employeeId={employeeId} weekStart={weekStart} />;
}

function WeekProof({ employeeId, weekStart }: { employeeId: EmployeeId; weekStart: LocalDate }) {
  const proof = useQuery({
    ...trpc.timeEntryAudits.verify.queryOptions({ employeeId, weekStart }),
    enabled: false,
  });
  if (proof.error !== null) return <Alert severity="error">{proof.error.message}</Alert>;
  if (proof.data === undefined) {
    return (
      <Button
        onClick={() => void proof.refetch()}
        loading={proof.isFetching}
        sx={{ alignSelf: "flex-start" }}
      >
        Check that nothing was altered
      </Button>
    );
  }
  const { isIntact, rows } = proof.data;
  return isIntact ? (
    <Alert severity="success">
      The {rows} changes of this week form an unbroken chain. Nothing was altered or removed.
    </Alert>
  ) : (
    <Alert severity="error">
      The chain of this week’s {rows} changes is broken: a row was altered or removed after it was
      written. Tell support.
    </Alert>
  );
}
