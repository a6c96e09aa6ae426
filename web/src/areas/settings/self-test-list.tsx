import { styled } from "@mui/material/styles";
import type { SelfTestRow } from "@crewline/domain/rules/pay/self-test";
import { StatusChip } from "../../ui/page/status-chip.tsx";

const List = styled("ul")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  padding: 0,
  "& li": {
    display: "grid",
    gridTemplateColumns: "76px minmax(0, 1fr)",
    gap: "4px 12px",
    padding: "12px 0",
    borderTop: "1px solid",
    borderColor: (theme.vars ?? theme).palette.divider,
  },
  "& .source": { color: (theme.vars ?? theme).palette.text.secondary, fontSize: "0.875rem" },
  "& dl": {
    gridColumn: "2",
    margin: 0,
    display: "grid",
    gridTemplateColumns: "76px minmax(0, 1fr)",
    alignContent: "start",
    gap: "2px 12px",
  },
  "& dt": { color: (theme.vars ?? theme).palette.text.secondary },
  "& dd": { margin: 0, overflowWrap: "anywhere", fontVariantNumeric: "tabular-nums" },
  [theme.breakpoints.up("md")]: {
    "& li": { gridTemplateColumns: "76px minmax(0, 1fr) minmax(0, 1fr)" },
    "& dl": { gridColumn: "3" },
  },
}));

/** Every case with its sentence, the answer that it must have and the one that it has. */
export function SelfTestList({ rows }: { rows: readonly SelfTestRow[] }) {
  return (
    <List aria-label="Cases of the self-test">
      {rows.map((row) => (
        <SelfTestCase key={`${row.source} ${row.sentence}`} row={row} />
      ))}
    </List>
  );
}

function SelfTestCase({ row }: { row: SelfTestRow }) {
  const { sentence, source, expected, actual, isPassed } = row;
  return (
    <li>
      <div>
        <StatusChip tone={isPassed ? "good" : "danger"} label={isPassed ? "Right" : "Wrong"} />
      </div>
      <div>
        {sentence}
        <div className="source">{source}</div>
      </div>
      <dl>
        <dt>Expected</dt>
        <dd>{expected}</dd>
        <dt>Actual</dt>
        <dd>{actual}</dd>
      </dl>
    </li>
  );
}
