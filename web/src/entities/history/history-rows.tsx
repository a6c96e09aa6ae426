import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { formatDayTime } from "@crewline/domain/kernel/formats/format-time";
import { useLocale } from "../../locale/use-locale.ts";

export interface HistoryRow {
  id: string;
  at: string;
  /** The actor, and the subject. */
  who: string;
  lines: readonly string[];
  /** At the end of the row. */
  action?: ReactNode;
}

interface HistoryRowsProps {
  rows: readonly HistoryRow[];
  timeZone: string;
}

const row = {
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 2,
  py: 1.5,
  borderBottom: 1,
  borderColor: "divider",
} as const;

/** Rows of a history: when, who, and what in sentences. */
export function HistoryRows({ rows, timeZone }: HistoryRowsProps) {
  const locale = useLocale();
  return (
    <Box component="ol" sx={{ listStyle: "none", m: 0, p: 0 }}>
      {rows.map(({ id, at, who, lines, action }) => (
        <Box component="li" key={id} sx={row}>
          <div>
            <Typography variant="body2" sx={{ color: "text.secondary" }}>
              {`${formatDayTime(at, timeZone, locale)}, ${who}`}
            </Typography>
            {lines.map((line) => (
              <Typography key={line}>{line}</Typography>
            ))}
          </div>
          {action}
        </Box>
      ))}
    </Box>
  );
}
