import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import { Link as RouterLink } from "react-router-dom";
import { formatDuration } from "@crewline/domain/kernel/time/duration";

const Bar = styled("div")(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    padding: "6px 0",
    fontVariantNumeric: "tabular-nums",
    "& .words": { display: "flex", flexWrap: "wrap", justifyContent: "space-between", gap: 8 },
    "& .track": {
      height: 8,
      marginTop: 4,
      borderRadius: 4,
      overflow: "hidden",
      border: `1px solid ${palette.text.secondary}`,
    },
    "& .done": { height: "100%", backgroundColor: palette.primary.main },
  };
});

interface FigureBarProps {
  label: string;
  scheduledSeconds: number;
  workedSeconds: number;
  /** The time entries behind the hours, each of which shows how it is counted. */
  to: string;
}

/** Worked against planned hours in words, with a bar that shows the part. */
export function FigureBar({ label, scheduledSeconds, workedSeconds, to }: FigureBarProps) {
  const part = scheduledSeconds === 0 ? 0 : Math.min(1, workedSeconds / scheduledSeconds);
  const difference = workedSeconds - scheduledSeconds;
  const over = difference > 0 ? `, ${formatDuration(difference)} more than planned` : "";
  return (
    <Bar>
      <div className="words">
        <strong>{label}</strong>
        <Link component={RouterLink} to={to} color="inherit">
          {`${formatDuration(workedSeconds)} worked of ${formatDuration(scheduledSeconds)} planned${over}`}
        </Link>
      </div>
      <div className="track" aria-hidden="true">
        <div className="done" style={{ width: `${Math.round(part * 100)}%` }} />
      </div>
    </Bar>
  );
}
