import { HourChart } from "./hour-chart.tsx";
import type { HourBar } from "./hour-chart.tsx";
import { HourTable } from "./hour-table.tsx";

export interface ShownAs {
  isTable: boolean;
  /** The height of the chart. */
  height: number;
}

interface HoursShownProps extends ShownAs {
  hours: readonly HourBar[];
  timeZone: string;
  label: string;
}

/** The hours of a day as a chart or a table. */
export function HoursShown({ isTable, height, ...shared }: HoursShownProps) {
  return isTable ? <HourTable {...shared} /> : <HourChart {...shared} height={height} />;
}
