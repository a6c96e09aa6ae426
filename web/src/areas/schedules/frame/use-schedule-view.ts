import { useUrlParams } from "../../../ui/address/use-url-params.ts";

/** How a schedule is shown: a week, one day by the hour, or four weeks at once. */
export type ScheduleView = "week" | "day" | "weeks";

const defaults = { view: "week" };
const views: readonly ScheduleView[] = ["week", "day", "weeks"];

/** The view that the address names. */
export function useScheduleView(): [ScheduleView, (view: ScheduleView) => void] {
  const { values, set } = useUrlParams(defaults);
  const view = views.find((one) => one === values.view) ?? "week";
  return [view, (chosen) => set({ view: chosen })];
}
