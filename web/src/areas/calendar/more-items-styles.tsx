import GlobalStyles from "@mui/material/GlobalStyles";
import { itemStyles, libraryColours } from "./calendar-item-styles.ts";

/** The look of the library's list of further items, which is outside the grid's element. */
export function MoreItemsStyles() {
  return (
    <GlobalStyles
      styles={({ vars }) => ({
        ".more-items": {
          ...libraryColours(vars),
          ...itemStyles(vars),
          maxWidth: "calc(100vw - 16px)",
          // A day of 200 shifts would be longer than the page.
          maxHeight: "60dvh",
          overflowY: "auto",
          fontSize: 13,
          lineHeight: 1.35,
          "& .item-frame": { ...itemStyles(vars)["& .item-frame"], minHeight: 24 },
          // The library's own is 20 px.
          "& .close-more": {
            minWidth: 24,
            minHeight: 24,
            alignItems: "center",
            justifyContent: "center",
          },
        },
      })}
    />
  );
}
