import { useLocale } from "../../locale/use-locale.ts";
import { moreLine } from "@crewline/domain/kernel/formats/listed";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";

export interface PreviewLine {
  id: string;
  text: string;
  detail: string;
  isProblem?: boolean;
}

interface PreviewListProps {
  label: string;
  lines: readonly PreviewLine[];
  /** The number of all lines; those that are not listed are counted below. */
  all: number;
}

/** The effect of a change, line by line, before it is made. */
export function PreviewList({ label, lines, all }: PreviewListProps) {
  const locale = useLocale();
  if (lines.length === 0) return null;
  return (
    <Box>
      <Box component="ul" aria-label={label} sx={{ listStyle: "none", m: 0, p: 0 }}>
        {lines.map(({ id, text, detail, isProblem = false }) => (
          <Box component="li" key={id} sx={{ py: 0.75, borderBottom: 1, borderColor: "divider" }}>
            <Typography>{text}</Typography>
            {detail !== "" && (
              <Typography variant="body2" color={isProblem ? "error" : "textSecondary"}>
                {detail}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
      {all > lines.length && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {moreLine(all - lines.length, locale)}
        </Typography>
      )}
    </Box>
  );
}
