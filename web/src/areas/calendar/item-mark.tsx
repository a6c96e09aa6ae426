import { styled } from "@mui/material/styles";
import type { CalendarItem } from "@crewline/domain/projections/calendar/calendar-items";
import { useItemColour } from "./use-item-colour.ts";

const Mark = styled("i")({
  display: "inline-block",
  width: 10,
  height: 10,
  borderRadius: 3,
  flexShrink: 0,
  alignSelf: "center",
});

/** The colour of an item; its text says the same. */
export function ItemMark({ item }: { item: CalendarItem }) {
  return <Mark aria-hidden="true" style={{ backgroundColor: useItemColour()(item) }} />;
}
