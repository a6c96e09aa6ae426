import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useLocale } from "../locale/use-locale.ts";
import { lazyPart } from "../ui/loading/lazy-part.tsx";
import type { ListCsv } from "./csv-export-button.tsx";
import { CsvExportButton } from "./csv-export-button.tsx";
import type { ListTotal } from "./total-words.ts";
import { totalWords } from "./total-words.ts";
import type { List } from "./use-list.ts";

const { Part: ViewPanel } = lazyPart(async () => (await import("./view-panel.tsx")).ViewPanel);

interface ListBarProps<T> {
  list: List<T>;
  total: ListTotal;
  /** Without it nothing can be exported. */
  csv?: ListCsv<T> | undefined;
}

/**
 * The line above a list: how many of how many the filter lets through, and what can be done with
 * the list as a whole.
 */
export function ListBar<T>({ list, total, csv }: ListBarProps<T>) {
  const locale = useLocale();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ alignItems: "center", flexWrap: "wrap", minHeight: 36, mb: 1 }}
    >
      <Typography component="output" variant="body2" sx={{ flexGrow: 1, color: "text.secondary" }}>
        {totalWords(total, locale)}
      </Typography>
      <Button
        size="small"
        color="inherit"
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        View
      </Button>
      {csv !== undefined && <CsvExportButton list={list} csv={csv} />}
      {anchor !== null && <ViewPanel list={list} anchor={anchor} onClose={() => setAnchor(null)} />}
    </Stack>
  );
}
