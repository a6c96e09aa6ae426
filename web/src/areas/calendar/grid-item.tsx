import type { CSSProperties } from "react";
import type { CalendarItem } from "@crewline/domain/projections/calendar/calendar-items";
import type { ItemNames } from "./item-words.ts";
import { itemLabel, itemText } from "./item-words.ts";

/** How much of an item is written: on one line, the time above the title, or all of it. */
export type ItemLines = "one" | "two" | "all";

interface GridItemProps {
  item: CalendarItem;
  names: ItemNames;
  colour: string;
  lines: ItemLines;
}

/** An item in a cell of the grid. */
export function GridItem({ item, names, colour, lines }: GridItemProps) {
  const { time, title, detail } = itemText(item, names);
  const isWaiting = item.layer === "timeOff" && item.timeOff.state === "requested";
  return (
    <span
      className={`item lines-${lines}${isWaiting ? " waiting" : ""}`}
      style={{ "--item": colour } as CSSProperties}
      title={itemLabel(item, names)}
    >
      {time !== null && <span className="time">{time}</span>}
      <span className="title">{title}</span>
      {detail !== "" && <span className="detail">{detail}</span>}
    </span>
  );
}
