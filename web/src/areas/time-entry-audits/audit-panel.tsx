import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { formatDate, formatDayTime } from "@crewline/domain/kernel/formats/format-time";
import {
  auditActionLabel,
  auditValue,
} from "@crewline/domain/projections/time-entries/audit-words";
import { originText } from "@crewline/domain/words/time-entries/punch-words";
import { useLocale } from "../../locale/use-locale.ts";
import { trpc } from "../../api/trpc.ts";
import { SidePanel } from "../../ui/page/side-panel.tsx";
import type { AuditRow } from "./audit-rows.ts";

/** One change with its values before and after, and the proof that its history is untouched. */
export function AuditPanel({ row, onClose }: { row: AuditRow; onClose: () => void }) {
  const locale = useLocale();
  const { audit, timeZone } = row;
  const entryLink = `/time-entries?week=${audit.weekStart}&entry=${audit.entryId}`;
  return (
    <SidePanel
      open
      title={`${auditActionLabel(audit.action)}: ${audit.employeeName}`}
      subtitle={`${formatDate(audit.day, locale)}, ${row.locationName}`}
      onClose={onClose}
      actions={
        <Button component={Link} to={entryLink}>
          See the entry
        </Button>
      }
    >
      <Stack spacing={2}>
        <Typography>
          {audit.actor.name}, {formatDayTime(audit.at, timeZone, locale)}
        </Typography>
        {audit.origin !== undefined && <Typography>From: {originText(audit.origin)}</Typography>}
        {audit.reason !== null && <Typography>“{audit.reason}”</Typography>}
        {audit.changes.length > 0 && <Changes row={row} />}
        <ChainProof employeeId={audit.employeeId} weekStart={audit.weekStart} />
      </Stack>
    </SidePanel>
  );
}

function Changes({ row }: { row: AuditRow }) {
  const locale = useLocale();
  return (
    <Table size="small" aria-label="Values before and after">
      <TableHead>
        <TableRow>
          <TableCell>Field</TableCell>
          <TableCell>Before</TableCell>
          <TableCell>After</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {row.audit.changes.map((change) => (
          <TableRow key={change.field}>
            <TableCell component="th" scope="row">
              {change.field}
            </TableCell>
            <TableCell>{auditValue(change.before, row.timeZone, locale)}</TableCell>
            <TableCell>{auditValue(change.after, row.timeZone, locale)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function ChainProof({ employeeId, weekStart }: { employeeId: EmployeeId; weekStart: string }) {
  const proof = useQuery({
    ...trpc.timeEntryAudits.verify.queryOptions({ employeeId, weekStart }),
    enabled: false,
  });
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
