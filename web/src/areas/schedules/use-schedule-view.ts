import { useUrlParams } from "../../ui/address/use-url-params.ts";

/** How a week is shown: all of it, or one day by the hour. */
export type ScheduleView = "week" | "day";

const defaults = { view: "week" };

/** The view that the address names. */
export function useScheduleView(): [ScheduleView, (view: ScheduleView) => void] {
  const { values, set } = useUrlParams(defaults);
  return [values.view === "day" ? "day" : "week", (view) => set({ view })];
}
