import useMediaQuery from "@mui/material/useMediaQuery";
import { BarSelect } from "./bar-select.tsx";
import type { ScheduleView } from "./use-schedule-view.ts";
import { useScheduleView } from "./use-schedule-view.ts";

/** Chooses between the week's grid, on a phone the list of a day, a day's timeline and four weeks. */
export function ViewSelect() {
  const [view, setView] = useScheduleView();
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down("md"));
  const options: readonly { value: ScheduleView; label: string }[] = [
    { value: "week", label: isPhone ? "List" : "Week" },
    { value: "day", label: isPhone ? "Timeline" : "Day" },
    { value: "weeks", label: "4 weeks" },
  ];
  return <BarSelect label="View" value={view} onChange={setView} options={options} />;
}
