import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { RefObject } from "react";
import { useState } from "react";
import type { ShownItem, ShownProblem } from "@crewline/domain/records/pay/period-checklist";
import type { PayrollReport } from "@crewline/domain/records/pay/payroll-report";
import { checklistKeys } from "@crewline/domain/words/pay/checklist-words";
import { AnswerSheetDialog } from "../../../entities/timesheets/answer-sheet-dialog.tsx";
import { AddWageChangeDialog } from "../../../entities/wages/add-wage-change-dialog.tsx";
import { useLocale } from "../../../locale/use-locale.ts";
import { dialogOf } from "./problems.ts";
import { ChecklistItem } from "./checklist-item.tsx";
import { PayrollIdDialog } from "./payroll-id-dialog.tsx";
import { useAccept } from "./use-accept.ts";

interface ChecklistProps {
  items: readonly ShownItem[];
  firstDay: string;
  report: PayrollReport;
  canFix: boolean;
  /** False while the recorded history is still being checked. */
  isWhole: boolean;
  list: RefObject<HTMLElement | null>;
  hold: () => void;
  readAgain: () => void;
  onFixed: (problems: readonly ShownProblem[]) => void;
}

/** What holds a period back, item by item, with the fix beside each problem. */
export function Checklist(props: ChecklistProps) {
  const { items, isWhole, list, hold, readAgain, onFixed, ...period } = props;
  const locale = useLocale();
  const [asked, setAsked] = useState<ShownProblem | null>(null);
  const { accept, isRunning } = useAccept({
    onBegin: hold,
    onFixed: (problem) => onFixed([problem]),
    onRefused: readAgain,
  });
  const acts = { ...period, isRunning, accept, openDialog: setAsked };
  return (
    <Box component="section" aria-labelledby="checklist" ref={list}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", columnGap: 2, mb: 1 }}>
        <Typography id="checklist" variant="h2" sx={{ flexGrow: 1 }}>
          Checklist
        </Typography>
        {period.canFix && items.length > 0 && (
          <Typography
            variant="caption"
            color="textSecondary"
            sx={{ display: { xs: "none", md: "block" }, alignSelf: "end" }}
          >
            {checklistKeys(locale)}
          </Typography>
        )}
      </Stack>
      {items.length === 0 && isWhole && (
        <Alert severity="success">Nothing blocks this pay period.</Alert>
      )}
      {items.map((item) => (
        <ChecklistItem key={item.kind} item={item} acts={acts} onApproved={onFixed} />
      ))}
      {asked !== null && (
        <FixDialog
          problem={asked}
          firstDay={period.firstDay}
          onClose={() => setAsked(null)}
          onFixed={() => onFixed([asked])}
        />
      )}
    </Box>
  );
}

interface FixDialogProps {
  problem: ShownProblem;
  firstDay: string;
  onClose: () => void;
  onFixed: () => void;
}

function FixDialog({ problem, firstDay, onClose, onFixed }: FixDialogProps) {
  const { employeeId, missing, dispute } = problem;
  if (dispute !== null) {
    return (
      <AnswerSheetDialog
        of={{ ...problem, ...dispute, firstDay }}
        onSaid={async () => onFixed()}
        onClose={onClose}
      />
    );
  }
  if (dialogOf(problem) === "payrollId") {
    return <PayrollIdDialog employeeId={employeeId} onClose={onClose} onSaved={onFixed} />;
  }
  return (
    <AddWageChangeDialog
      employeeId={employeeId}
      from={missing?.firstDay ?? ""}
      onClose={onClose}
      onSaved={onFixed}
    />
  );
}
