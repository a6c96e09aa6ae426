import ChevronLeft from "@mui/icons-material/ChevronLeft";
import ChevronRight from "@mui/icons-material/ChevronRight";
import TodayOutlined from "@mui/icons-material/TodayOutlined";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { TipButton } from "../../ui/acts/tip-button.tsx";
import Typography from "@mui/material/Typography";
import { formatDayRange } from "@crewline/domain/kernel/formats/format-time";
import { addDays, weekdayOf, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import { useLocale } from "../../locale/use-locale.ts";
import { todayIn } from "../../time/use-today.ts";
import { useCompany } from "./use-company.ts";

interface WeekPickerProps {
  /** The first day of the shown week. */
  value: string;
  onChange: (weekStart: string) => void;
  /** True in a bar without room: the way back is an icon, and only in other weeks. */
  isCompact?: boolean;
}

/** Shows a week and steps to the ones before and after it, or back to the current one. */
export function WeekPicker({ value, onChange, isCompact = false }: WeekPickerProps) {
  const locale = useLocale();
  const company = useCompany();
  const zone = company.status === "ready" ? company.data.timeZone : "UTC";
  const present = weekStartOf(todayIn(zone), weekdayOf(value));
  const size = isCompact ? "small" : "medium";
  return (
    <Stack
      direction="row"
      sx={{
        alignItems: "center",
        flexShrink: 0,
        ...(isCompact && { "& button": { px: { xs: 0.25, md: 0.625 } } }),
      }}
    >
      <TipButton tip="Week before" size={size} onClick={() => onChange(addDays(value, -7))}>
        <ChevronLeft />
      </TipButton>
      <Typography component="output" sx={isCompact ? narrow : wide}>
        {formatDayRange(value, addDays(value, 6), locale)}
      </Typography>
      <TipButton tip="Week after" size={size} onClick={() => onChange(addDays(value, 7))}>
        <ChevronRight />
      </TipButton>
      {isCompact ? (
        value !== present && (
          <TipButton tip="This week" size="small" onClick={() => onChange(present)}>
            <TodayOutlined />
          </TipButton>
        )
      ) : (
        <Button
          size="small"
          color="inherit"
          disabled={value === present}
          sx={{ flexShrink: 0 }}
          onClick={() => onChange(present)}
        >
          This week
        </Button>
      )}
    </Stack>
  );
}

const wide = { minWidth: 190, textAlign: "center", fontWeight: 600 } as const;
const narrow = { textAlign: "center", fontWeight: 600, fontSize: "0.8125rem" } as const;
