import type { CSSProperties } from "react";
import type { CalendarItem } from "@crewline/domain/projections/calendar/calendar-items";
import type { ItemNames } from "./item-words.ts";
import { itemLabel, itemText } from "./item-words.ts";

interface GridItemProps {
  item: CalendarItem;
  names: ItemNames;
  colour: string;
  /** True where the text may use several lines. */
  isTall: boolean;
}

/** An item in a cell of the grid. */
export function GridItem({ item, names, colour, isTall }: GridItemProps) {
  const { time, title, detail } = itemText(item, names);
  const isWaiting = item.layer === "timeOff" && item.timeOff.state === "requested";
  const classes = ["item", isTall ? "tall" : "", isWaiting ? "waiting" : ""];
  return (
    <span
      className={classes.filter((name) => name !== "").join(" ")}
      style={{ "--item": colour } as CSSProperties}
      title={itemLabel(item, names)}
    >
      {time !== null && <span className="time">{time}</span>}
      <span className="title">{title}</span>
      {detail !== "" && <span className="detail">{detail}</span>}
    </span>
  );
}
