import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { PlannedRow } from "@crewline/domain/kernel/csv/planned-row";
import { FramedLines } from "../../../ui/page/framed-list.ts";
import type { StatusTone } from "../../../ui/page/status-chip.tsx";
import { StatusChip } from "../../../ui/page/status-chip.tsx";

type Planned = PlannedRow<unknown>;

/** Users correct the first page of problems first; more rows would not be read. */
const MOST_SHOWN = 200;

/** The effect of the file, line by line and cell by cell; lines that change nothing are counted. */
export function DryRun({ planned }: { planned: readonly Planned[] }) {
  const count = (kind: Planned["kind"]) => planned.filter((row) => row.kind === kind).length;
  const warned = planned.filter(({ warning }) => warning !== undefined).length;
  const told = planned
    .filter(({ kind }) => kind !== "same")
    .toSorted((a, b) => urgency(b) - urgency(a));
  const parts = [
    `${count("change")} to change`,
    `${count("add")} to add`,
    `${count("same")} unchanged`,
    `${count("problem")} with a problem`,
    ...(warned > 0 ? [`${warned} with a warning`] : []),
  ];
  return (
    <Box>
      <Typography component="output" sx={{ display: "block", mb: 1 }}>
        {`${parts.join(", ")}.`}
        {count("problem") > 0 && " Lines with a problem are left out."}
      </Typography>
      {told.length > 0 && (
        <Lines aria-label="What the lines do" tabIndex={0}>
          {told.slice(0, MOST_SHOWN).map((row) => (
            <li key={row.line}>
              <LineView row={row} />
            </li>
          ))}
          {told.length > MOST_SHOWN && <li>{`And ${told.length - MOST_SHOWN} more lines.`}</li>}
        </Lines>
      )}
    </Box>
  );
}

/** Problems are read first, then what needs a reason. */
function urgency({ kind, warning }: Planned): number {
  if (kind === "problem") return 2;
  return warning === undefined ? 0 : 1;
}

const Lines = styled(FramedLines)(({ theme }) => ({
  maxHeight: "min(420px, 50dvh)",
  "& dl": { width: "100%", margin: 0, display: "grid", gap: "0 12px" },
  "& dl > div": { display: "flex", flexWrap: "wrap", gap: "0 8px" },
  "& dt": { color: (theme.vars ?? theme).palette.text.secondary },
  "& dd": { margin: 0, overflowWrap: "anywhere" },
  "& del": { color: (theme.vars ?? theme).palette.text.secondary },
  "& ins": { textDecoration: "none", fontWeight: 600 },
}));

const chips: Record<Planned["kind"], { tone: StatusTone; word: string }> = {
  add: { tone: "info", word: "New" },
  change: { tone: "good", word: "Change" },
  same: { tone: "neutral", word: "Same" },
  problem: { tone: "danger", word: "Problem" },
};

const needsReason = { tone: "warning", word: "Needs a reason" } as const;

function LineView({ row }: { row: Planned }) {
  const { tone, word } = row.warning === undefined ? chips[row.kind] : needsReason;
  return (
    <>
      <StatusChip tone={tone} label={`${word}, line ${row.line}`} />
      <strong>{row.title}</strong>
      {row.problem !== null && <span>{row.problem}</span>}
      {row.warning !== undefined && <span>{`${row.warning}.`}</span>}
      {row.cells.length > 0 && (
        <dl>
          {row.cells.map(({ label, before, after }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {row.kind === "change" && before !== null && (
                  <>
                    <del>{before === "" ? "empty" : before}</del>
                    {" → "}
                  </>
                )}
                <ins>{after === "" ? "empty" : after}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
