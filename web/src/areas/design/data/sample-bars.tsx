import { useTheme } from "@mui/material/styles";
import { BarChart } from "@mui/x-charts/BarChart";

const days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const planned = [42, 40, 44, 46, 58, 64, 38];
const worked = [41, 42, 44, 45, 61, 63, 36];

/** Two series by day; `height` in pixels. */
export function SampleBars({ height }: { height: number }) {
  const { palette } = useTheme().vars;
  return (
    <BarChart
      height={height}
      xAxis={[{ scaleType: "band", data: days }]}
      yAxis={[{ width: 40 }]}
      series={[
        { data: planned, label: "Planned", color: palette.primary.main },
        { data: worked, label: "Worked", color: palette.secondary.main },
      ]}
      grid={{ horizontal: true }}
      borderRadius={2}
    />
  );
}
