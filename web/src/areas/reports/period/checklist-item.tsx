import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { ShownItem, ShownProblem } from "@crewline/domain/records/pay/period-checklist";
import { wayOutOf } from "@crewline/domain/rules/reports/checklist";
import {
  checklistTitle,
  showAllText,
  wayOutText,
} from "@crewline/domain/words/pay/checklist-words";
import { useLocale } from "../../../locale/use-locale.ts";
import { StatusChip } from "../../../ui/page/status-chip.tsx";
import { ApproveCleanButton } from "./approve-clean-button.tsx";
import { inOrderOfReview, keyOfProblem } from "./problems.ts";
import type { RowActs } from "./problem-row.tsx";
import { ItemStake } from "./stake-figures.tsx";
import { ProblemRow } from "./problem-row.tsx";

/** The most problems of an item before "Show all". */
const FIRST_ROWS = 8;

const tones = { fix: "danger", overrule: "warning", include: "info" } as const;

interface ChecklistItemProps {
  item: ShownItem;
  acts: RowActs;
  onApproved: (problems: readonly ShownProblem[]) => void;
}

/** One line of the checklist: how many, what depends on them, and the problems one by one. */
export function ChecklistItem({ item, acts, onApproved }: ChecklistItemProps) {
  const locale = useLocale();
  const [showsAll, setShowsAll] = useState(false);
  const { kind, count } = item;
  const rows = inOrderOfReview(item);
  const way = wayOutOf(kind);
  const more = rows.length - FIRST_ROWS;
  return (
    <Box component="section" aria-label={checklistTitle(kind, count, locale)} sx={{ mb: 2 }}>
      <Box
        sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1.5, py: 0.5 }}
      >
        <StatusChip tone={tones[way]} label={wayOutText(way, locale)} />
        <Typography component="h3" sx={{ fontWeight: 600, flexGrow: 1 }}>
          {checklistTitle(kind, count, locale)}
        </Typography>
        <Typography variant="body2" sx={{ fontVariantNumeric: "tabular-nums" }}>
          <ItemStake of={item} report={acts.report} />
        </Typography>
        {acts.canFix && <ApproveCleanButton item={item} onApproved={onApproved} />}
      </Box>
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {rows.slice(0, showsAll ? rows.length : FIRST_ROWS).map((problem) => (
          <ProblemRow key={keyOfProblem(problem)} problem={problem} acts={acts} />
        ))}
      </Box>
      {more > 0 && !showsAll && (
        <Button size="small" onClick={() => setShowsAll(true)}>
          {showAllText(rows.length, locale)}
        </Button>
      )}
    </Box>
  );
}
