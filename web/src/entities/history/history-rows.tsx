import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { formatDayTime } from "@crewline/domain/kernel/formats/format-time";
import { useLocale } from "../../locale/use-locale.ts";

export interface HistoryRow {
  id: string;
  at: string;
  /** The actor, and the subject. */
  who: string;
  lines: readonly string[];
}

interface HistoryRowsProps {
  rows: readonly HistoryRow[];
  timeZone: string;
}

/** Rows of a history: when, who, and what in sentences. */
export function HistoryRows({ rows, timeZone }: HistoryRowsProps) {
  const locale = useLocale();
  return (
    <Box component="ol" sx={{ listStyle: "none", m: 0, p: 0 }}>
      {rows.map(({ id, at, who, lines }) => (
        <Box component="li" key={id} sx={{ py: 1.5, borderBottom: 1, borderColor: "divider" }}>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {`${formatDayTime(at, timeZone, locale)}, ${who}`}
          </Typography>
          {lines.map((line) => (
            <Typography key={line}>{line}</Typography>
          ))}
        </Box>
      ))}
    </Box>
  );
}
