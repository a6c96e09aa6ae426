import type { DesignSection } from "../frame/design-section.ts";
import { Cards } from "./cards.tsx";
import { Charts } from "./charts.tsx";
import { EmptyStates } from "./empty-states.tsx";
import { ListsAndFacts } from "./lists-and-facts.tsx";
import { LoadingStates } from "./loading-states.tsx";
import { PageHeaders } from "./page-headers.tsx";
import { Paper } from "./paper.tsx";
import { Tables } from "./tables.tsx";
import { Toolbars } from "./toolbars.tsx";

/** What shows data. */
export const dataSections: readonly DesignSection[] = [
  {
    id: "page-header",
    title: "Page header",
    about: "One row of 48 px with title and actions, filters below it.",
    source: "ui/page/page.tsx",
    Content: PageHeaders,
  },
  {
    id: "toolbar",
    title: "Toolbar",
    about: "Search first, then the filters, each as wide as what it shows.",
    source: "ui/page/filter-sheet.tsx, ui/inputs",
    Content: Toolbars,
  },
  {
    id: "tables",
    title: "Tables",
    about: "For records of one kind. Columns sort, rows open, the head stays in view.",
    source: "ui/tables/data-table.tsx",
    Content: Tables,
  },
  {
    id: "cards",
    title: "Cards",
    about: "What a table shows on screens narrower than 900 px.",
    source: "ui/tables/card-list.tsx",
    Content: Cards,
  },
  {
    id: "lists",
    title: "Lists and facts",
    about: "For few lines that are read rather than sorted.",
    source: "ui/page/facts.tsx, ui/page/framed-list.ts, ui/page/sentences.tsx",
    Content: ListsAndFacts,
  },
  {
    id: "empty",
    title: "Empty states",
    about: "What will be here, and the button that puts the first one here.",
    source: "ui/page/empty-state.tsx",
    Content: EmptyStates,
  },
  {
    id: "loading",
    title: "Loading",
    about: "Grey shapes as high as the content, so that nothing moves when it comes.",
    source: "ui/page/data-states.tsx, ui/page/loading.tsx, ui/page/in-order.tsx",
    Content: LoadingStates,
  },
  {
    id: "charts",
    title: "Charts",
    about: "A table below a chart has its figures.",
    source: "ui/page/chart-frame.tsx, ui/page/qr-code.tsx",
    Content: Charts,
  },
  {
    id: "paper",
    title: "Paper",
    about: "What is printed in place of the page.",
    source: "ui/page/printed-sheet.tsx",
    Content: Paper,
  },
];
