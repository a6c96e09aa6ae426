import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import CircularProgress from "@mui/material/CircularProgress";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Link } from "react-router-dom";
import { formatSpan } from "@crewline/domain/kernel/formats/format-time";
import type { ShownProblem } from "@crewline/domain/records/pay/period-checklist";
import { acceptTimesLabel, fixText } from "@crewline/domain/words/pay/checklist-fix-words";
import {
  messageText,
  problemText,
  reasonsToLook,
} from "@crewline/domain/words/pay/checklist-words";
import { acceptEndLabel } from "@crewline/domain/words/time-entries/suggested-end-words";
import type { PayrollReport } from "@crewline/domain/records/pay/payroll-report";
import { BreakChoice } from "../../../entities/time-entries/break-choice.tsx";
import { useEndChoices } from "../../../entities/time-entries/use-end-choices.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { unbrokenTimes } from "../../../ui/page/unbroken-times.ts";
import { ProblemStake } from "./stake-figures.tsx";
import type { LikelyEnd } from "./use-accept.ts";
import { acceptanceOf, dialogOf, placeOfProblem } from "./problems.ts";

/** What the rows of a checklist share. */
export interface RowActs {
  firstDay: string;
  report: PayrollReport;
  /** False in a closed period, in which nothing can be fixed. */
  canFix: boolean;
  isRunning: boolean;
  accept: (problem: ShownProblem, end: LikelyEnd | null) => Promise<void>;
  openDialog: (problem: ShownProblem) => void;
}

interface ProblemRowProps {
  problem: ShownProblem;
  acts: RowActs;
}

/** One problem: whose it is, what it is about, what depends on it, and the fix. */
export function ProblemRow({ problem, acts }: ProblemRowProps) {
  const { entry } = problem;
  const choices = useEndChoices(entry?.entryId ?? null, entry?.ends ?? []);
  return (
    <Box
      component="li"
      data-problem
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        columnGap: 1.5,
        minHeight: 40,
        py: 0.25,
        borderTop: 1,
        borderColor: "divider",
        "&:focus-within": { bgcolor: "action.hover" },
      }}
    >
      <Box sx={{ flex: "1 1 260px", minWidth: 0, overflowWrap: "anywhere" }}>
        <ProblemSentence problem={problem} />
        <ProblemNotes problem={problem} />
        {acts.canFix && entry !== null && (
          <BreakChoice choices={choices} timeZone={entry.timeZone} />
        )}
      </Box>
      <Typography
        variant="body2"
        component="span"
        sx={{
          fontVariantNumeric: "tabular-nums",
          minWidth: { sm: 140 },
          textAlign: { sm: "right" },
          // What has no hours yet leaves its room to the sentence.
          "&:empty": { display: "none" },
        }}
      >
        <ProblemStake of={problem} report={acts.report} />
      </Typography>
      <Box
        sx={{
          display: "flex",
          flexWrap: "wrap",
          justifyContent: "flex-end",
          columnGap: 0.5,
          minWidth: { sm: 340 },
          ml: "auto",
        }}
      >
        {acts.canFix && <Fixes problem={problem} acts={acts} ends={choices.ends} />}
      </Box>
    </Box>
  );
}

/** The name in bold and what is wrong; where pay is missing, the name is part of that sentence. */
function ProblemSentence({ problem }: { problem: ShownProblem }) {
  const { employeeName, missing } = problem;
  const text = unbrokenTimes(problemText(problem, useLocale()));
  const [before = "", ...rest] = missing === null ? ["", ` ${text}`] : text.split(employeeName);
  return (
    <Typography variant="body2" component="span" color="textSecondary">
      {before}
      <Typography component="strong" color="textPrimary" sx={{ fontWeight: 700 }}>
        {employeeName}
      </Typography>
      {rest.join(employeeName)}
    </Typography>
  );
}

/** What the employee wrote, or why a person has to look at the entry. */
function ProblemNotes({ problem }: { problem: ShownProblem }) {
  const locale = useLocale();
  const message = messageText(problem, locale);
  const reasons = reasonsToLook(problem, locale);
  if (message === null && reasons.length === 0) return null;
  return (
    <Typography variant="body2" component="div">
      {message ?? reasons.join(" · ")}
    </Typography>
  );
}

interface FixesProps extends ProblemRowProps {
  ends: readonly LikelyEnd[];
}

function Fixes({ problem, acts, ends }: FixesProps) {
  const locale = useLocale();
  const dialog = dialogOf(problem);
  const hasOther = dialog !== null || acceptanceOf(problem) !== null;
  const hasLink = dialog === null || dialog === "answer";
  const who = problem.employeeName;
  const link = fixText(problem.kind, locale);
  return (
    <>
      <AcceptButtons problem={problem} acts={acts} ends={ends} />
      {dialog !== null && (
        <Button
          size="small"
          variant="outlined"
          data-fixes
          onClick={() => acts.openDialog(problem)}
          aria-label={`${fixText(dialog, locale)}: ${who}`}
        >
          {fixText(dialog, locale)}
        </Button>
      )}
      {hasLink && (
        <Button
          size="small"
          component={Link}
          to={placeOfProblem(problem, acts.firstDay)}
          aria-label={`${link}: ${who}`}
          {...(!hasOther && { "data-fixes": true })}
        >
          {link}
        </Button>
      )}
    </>
  );
}

/** What can be accepted at once: each likely end, the requested times, or the entry. */
function AcceptButtons({ problem, acts, ends }: FixesProps) {
  const locale = useLocale();
  const [pressed, setPressed] = useState("");
  const kind = acceptanceOf(problem);
  const { entry, employeeName: who } = problem;
  if (kind === null || entry === null) return null;
  const { timeZone, requested } = entry;
  const choices =
    kind === "end"
      ? ends.map((end) => ({ end, label: acceptEndLabel(end, timeZone, locale) }))
      : [
          {
            end: null,
            label:
              requested === null || kind === "approve"
                ? fixText("approve", locale)
                : acceptTimesLabel(formatSpan(requested, timeZone, locale), locale),
          },
        ];
  const handleAccept = async (label: string, end: LikelyEnd | null) => {
    if (acts.isRunning) return;
    setPressed(label);
    await acts.accept(problem, end);
    setPressed("");
  };
  return choices.map(({ end, label }, index) => (
    <Button
      key={label}
      size="small"
      variant={index === 0 ? "outlined" : "text"}
      // A button that is disabled would lose the focus, and with it the place in the list.
      aria-disabled={acts.isRunning}
      aria-busy={pressed === label}
      sx={{ "&[aria-disabled=true]": { opacity: 0.6 } }}
      startIcon={pressed === label && <CircularProgress size={14} color="inherit" />}
      aria-label={`${label}: ${who}`}
      onClick={() => void handleAccept(label, end)}
      {...(index === 0 && { "data-fixes": true, "data-accepts": true, "aria-keyshortcuts": "a" })}
    >
      {unbrokenTimes(label)}
    </Button>
  ));
}
