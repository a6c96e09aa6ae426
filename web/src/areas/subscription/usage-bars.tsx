import useMediaQuery from "@mui/material/useMediaQuery";
import { useTheme } from "@mui/material/styles";
import { BarChart } from "@mui/x-charts/BarChart";
import { formatDay } from "@crewline/domain/kernel/formats/format-time";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { isLabelledDay, usageByDay } from "@crewline/domain/projections/subscription/usage-by-day";
import type { UsageDay } from "@crewline/domain/records/subscription/usage-day";
import { useLocale } from "../../locale/use-locale.ts";

const COUNTS_WIDTH = 48;
/** Room for the label of the last day. */
const HALF_LABEL = 32;
/** As many labels of days fit beside each other. */
const MOST_LABELS = { phone: 3, desk: 7 };

/** The counted people of each day as bars. */
export function UsageBars({ usage, height }: { usage: readonly UsageDay[]; height: number }) {
  const locale = useLocale();
  const theme = useTheme();
  const isPhone = useMediaQuery(theme.breakpoints.down("sm"), { noSsr: true });
  const days = usageByDay(usage);
  const most = isPhone ? MOST_LABELS.phone : MOST_LABELS.desk;
  const isLabelled = (_: unknown, index: number) => isLabelledDay(index, days.length, most);
  const { palette } = theme.vars ?? theme;
  return (
    <BarChart
      height={height}
      margin={{ right: HALF_LABEL }}
      xAxis={[
        {
          scaleType: "band",
          data: days.map(({ day }) => day),
          valueFormatter: (day: LocalDate) => formatDay(day, locale),
          tickInterval: isLabelled,
          // Of the days with a tick: they are far enough apart.
          tickLabelInterval: () => true,
        },
      ]}
      yAxis={[{ width: COUNTS_WIDTH, tickMinStep: 1 }]}
      series={[
        {
          data: days.map(({ activeEmployees }) => activeEmployees),
          label: "Active people",
          color: palette.primary.main,
        },
      ]}
      hideLegend
      grid={{ horizontal: true }}
      borderRadius={2}
    />
  );
}
