import Paper from "@mui/material/Paper";
import { useTheme } from "@mui/material/styles";
import { BarChart } from "@mui/x-charts/BarChart";
import { formatDay } from "@crewline/domain/kernel/formats/format-time";
import type { UsageDay } from "@crewline/domain/records/subscription/usage-day";
import { useLocale } from "../../locale/use-locale.ts";

const HEIGHT = 200;
const COUNTS_WIDTH = 48;

/** The counted people of each day as bars. */
export function UsageBars({ usage }: { usage: readonly UsageDay[] }) {
  const locale = useLocale();
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  return (
    <Paper variant="outlined" role="img" aria-label="Active people by day" sx={{ p: 1 }}>
      <BarChart
        height={HEIGHT}
        xAxis={[{ scaleType: "band", data: usage.map(({ day }) => formatDay(day, locale)) }]}
        yAxis={[{ width: COUNTS_WIDTH, tickMinStep: 1 }]}
        series={[
          {
            data: usage.map(({ activeEmployees }) => activeEmployees),
            label: "Active people",
            color: palette.primary.main,
          },
        ]}
        hideLegend
        grid={{ horizontal: true }}
        borderRadius={2}
      />
    </Paper>
  );
}
