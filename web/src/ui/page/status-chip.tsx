import { styled } from "@mui/material/styles";

export type StatusTone = "neutral" | "info" | "good" | "warning" | "danger";

const Root = styled("span")(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  padding: "1px 8px",
  border: "1px solid",
  borderColor: (theme.vars ?? theme).palette.divider,
  borderRadius: 999,
  fontSize: "0.8125rem",
  lineHeight: "20px",
  whiteSpace: "nowrap",
  "&::before": {
    content: '""',
    width: 8,
    height: 8,
    borderRadius: "50%",
    backgroundColor: (theme.vars ?? theme).palette.text.disabled,
  },
  "&.info::before": { backgroundColor: (theme.vars ?? theme).palette.info.main, borderRadius: 2 },
  "&.good::before": { backgroundColor: (theme.vars ?? theme).palette.success.main },
  "&.warning::before": {
    backgroundColor: (theme.vars ?? theme).palette.warning.main,
    clipPath: "polygon(50% 0, 100% 100%, 0 100%)",
    borderRadius: 0,
  },
  "&.danger::before": {
    backgroundColor: (theme.vars ?? theme).palette.error.main,
    clipPath: "polygon(50% 0, 100% 50%, 50% 100%, 0 50%)",
    borderRadius: 0,
  },
}));

/**
 * A state in words with a mark whose shape differs as well as its colour; cheap enough for cells.
 */
export function StatusChip({ tone, label }: { tone: StatusTone; label: string }) {
  return <Root className={tone}>{label}</Root>;
}
