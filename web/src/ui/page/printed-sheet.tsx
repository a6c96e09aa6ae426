import GlobalStyles from "@mui/material/GlobalStyles";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";

const SELECTOR = "printed-sheet";
const ALONE = "printed-alone";

type Orientation = "landscape" | "portrait";

/** On paper only the sheet counts, in black on white in every theme. */
const pageStyles = (size: Orientation, isAlone: boolean) => ({
  "@page": { size, margin: "8mm" },
  "@media print": {
    "html, body": { background: "#fff !important", colorScheme: "light" },
    [`body > *:not(.${isAlone ? ALONE : SELECTOR})`]: { display: "none !important" },
  },
});

const line = "1px solid #777";

const Root = styled("div")({
  display: "none",
  "@media print": { display: "block" },
  color: "#000",
  fontFamily: "Arial, Helvetica, sans-serif",
  fontSize: "8.5pt",
  lineHeight: 1.25,
  printColorAdjust: "exact",
  "& h1": { fontSize: "14pt", margin: 0 },
  "& p": { margin: "1mm 0 3mm" },
  "& .title": { display: "flex", alignItems: "baseline", gap: "4mm", marginBottom: "2mm" },
  "& .title p": { margin: 0, fontSize: "8.5pt" },
  "& table": { width: "100%", tableLayout: "fixed", borderCollapse: "collapse" },
  // The header row is repeated on every page, and no row is cut by the end of one.
  "& thead": { display: "table-header-group" },
  "& tr": { breakInside: "avoid" },
  "& th, & td": { border: line, padding: "0.5mm 1mm", verticalAlign: "top", textAlign: "left" },
  "& thead th": { background: "#eee" },
  "& .who": { width: "15%" },
  "& .note": { fontWeight: 400 },
  "& section + section": { breakBefore: "page" },
  "& .shift": { breakInside: "avoid" },
  "& .away": { color: "#555", fontStyle: "italic" },
});

interface PrintedSheetProps {
  orientation: Orientation;
  /** True for a sheet that is printed instead of the one of the screen below it. */
  isAlone?: boolean;
  children: ReactNode;
}

/** The printed page instead of the app; place it in a portal, outside everything else. */
export function PrintedSheet({ orientation, isAlone = false, children }: PrintedSheetProps) {
  return (
    <Root className={isAlone ? `${SELECTOR} ${ALONE}` : SELECTOR}>
      <GlobalStyles styles={pageStyles(orientation, isAlone)} />
      {children}
    </Root>
  );
}
