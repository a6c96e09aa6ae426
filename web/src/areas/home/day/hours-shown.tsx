import { HourChart } from "./hour-chart.tsx";
import type { HourBar } from "./hour-chart.tsx";
import type { ExplainHour } from "./hour-table.tsx";
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
  /** Explains a figure of the table. */
  renderExplanation?: ExplainHour;
}

/** The hours of a day as a chart or a table. */
export function HoursShown({ isTable, height, renderExplanation, ...shared }: HoursShownProps) {
  return isTable ? (
    <HourTable {...shared} renderExplanation={renderExplanation} />
  ) : (
    <HourChart {...shared} height={height} />
  );
}
