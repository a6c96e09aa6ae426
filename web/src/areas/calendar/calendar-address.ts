import { dayInAddress } from "@crewline/domain/kernel/time/address-day";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useUrlParams } from "../../ui/address/use-url-params.ts";
import { useAddressValue } from "../../ui/address/use-address.ts";
import type { CalendarView } from "./calendar-view.ts";
import { viewInAddress } from "./calendar-view.ts";

/** The parameters of the address; "" leaves the choice to the screen and the reader's role. */
const defaults = {
  view: "",
  day: "",
  employee: "",
  role: "",
  location: "",
  whose: "",
  open: "",
};
export type CalendarParams = Record<keyof typeof defaults, string>;

export interface CalendarAddress {
  view: CalendarView;
  day: LocalDate;
  values: Readonly<CalendarParams>;
  set: (changes: Partial<CalendarParams>, history?: "replace" | "push") => void;
  isPhone: boolean;
}

/** View, day and filters in the address, so that a colleague can open the same calendar. */
export function useCalendarAddress(today: LocalDate): CalendarAddress {
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down("sm"));
  const { values, set } = useUrlParams(defaults);
  const view = useAddressValue("view", viewInAddress);
  const day = useAddressValue("day", dayInAddress);
  // Links of earlier releases and other screens name a week.
  const week = useAddressValue("week", dayInAddress);
  return {
    view: view ?? (isPhone || week !== null ? "agenda" : "month"),
    day: day ?? week ?? today,
    values,
    set,
    isPhone,
  };
}
