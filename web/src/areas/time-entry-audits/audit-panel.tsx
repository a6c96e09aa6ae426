import { inLanguage } from "@crewline/domain/kernel/formats/in-language";
import { auditFieldLabel, auditValue } from "@crewline/domain/words/time-entries/audit-words";
import { auditSourceWords } from "@crewline/domain/words/audits/audit-labels";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { Link } from "react-router-dom";
import { useLocale } from "../../locale/use-locale.ts";
import type { Neighbours } from "../../ui/page/panel-steps.tsx";
import { SidePanel } from "../../ui/page/side-panel.tsx";
import { HoursChange, PayChange } from "./audit-figures.tsx";
import { momentText, payText, subjectText } from "./audit-texts.ts";
import type { AuditView } from "./audit-view.ts";
import { ChainProof } from "./chain-proof.tsx";
import { RestoreEntry } from "./restore-entry.tsx";
import { RestoreSettings } from "./restore-settings.tsx";
import type { useAuditFilters } from "./use-audit-filters.ts";

interface AuditPanelProps {
  view: AuditView;
  onFilter: ReturnType<typeof useAuditFilters>["set"];
  neighbours: Neighbours;
  onClose: () => void;
}

/** One change: who made it and how, its values before and after, and what leads on from it. */
export function AuditPanel({ view, onFilter, neighbours, onClose }: AuditPanelProps) {
  const locale = useLocale();
  const { row, lines, entity } = view;
  const reason = row.words.values?.reason ?? null;
  const narrow = (filter: Parameters<typeof onFilter>[0]) => {
    onClose();
    onFilter(filter);
  };
  return (
    <SidePanel
      open
      title={subjectText(view, locale)}
      subtitle={entity}
      neighbours={neighbours}
      onClose={onClose}
      {...(row.entity === "timeEntry" && {
        actions: (
          <>
            <Button component={Link} to={`/time-entries?week=${row.day}&entry=${row.recordId}`}>
              See the entry
            </Button>
            <RestoreEntry key={row.id} row={row} />
          </>
        ),
      })}
    >
      <Stack key={row.id} spacing={2}>
        {lines.map((line) => (
          <Typography key={line}>{line}</Typography>
        ))}
        {reason !== null && <Typography>“{reason}”</Typography>}
        <Origin view={view} />
        {row.deltaSeconds !== 0 && (
          <Typography>
            Hours: <HoursChange view={view} />
          </Typography>
        )}
        {payText(row, locale) !== "–" && (
          <Typography>
            Pay: <PayChange view={view} />
          </Typography>
        )}
        {row.entity === "timeEntry" && row.changes.length > 0 && <Changes view={view} />}
        {(row.entity === "settings" || row.entity === "rules") && <RestoreSettings row={row} />}
        <Narrowing view={view} onFilter={narrow} />
        {row.entity === "timeEntry" && <ChainProof row={row} />}
      </Stack>
    </SidePanel>
  );
}

function Changes({ view: { row, timeZone } }: { view: AuditView }) {
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
        {row.changes.map((change) => (
          <TableRow key={change.field}>
            <TableCell component="th" scope="row">
              {auditFieldLabel(change, locale)}
            </TableCell>
            <TableCell>{auditValue(change.before, timeZone, locale)}</TableCell>
            <TableCell>{auditValue(change.after, timeZone, locale)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** Who made the change, in which role, when and how. */
function Origin({ view }: { view: AuditView }) {
  const { row, by } = view;
  const locale = useLocale();
  return (
    <Typography color="textSecondary">
      {[by, row.byRole, momentText(view, locale)].filter(Boolean).join(", ")}
      <br />
      {[inLanguage(auditSourceWords, locale)[row.source], row.device].filter(Boolean).join(", ")}
      {row.isAfterApproval && " · after approval"}
      {row.isSelfEdit && " · edit of their own record"}
    </Typography>
  );
}

interface NarrowingProps {
  view: AuditView;
  onFilter: AuditPanelProps["onFilter"];
}

/** What the list can be narrowed to from a row. */
function Narrowing({ view: { row, by }, onFilter }: NarrowingProps) {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1 }}>
      <Button size="small" onClick={() => onFilter({ type: row.entity, record: row.recordId })}>
        Timeline of this record
      </Button>
      <Button size="small" onClick={() => onFilter({ by: row.byUid })}>
        Changes by {by}
      </Button>
      <Button size="small" onClick={() => onFilter({ type: row.entity, action: row.act })}>
        Same action
      </Button>
      {row.batchId !== null && (
        <Button size="small" onClick={() => onFilter({ batch: row.batchId ?? "" })}>
          Same bulk change
        </Button>
      )}
    </Stack>
  );
}
