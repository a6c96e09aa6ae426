import Alert from "@mui/material/Alert";
import Chip from "@mui/material/Chip";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { formatDay, formatShortSpan } from "@crewline/domain/kernel/formats/format-time";
import type { TypedDraft } from "@crewline/domain/rules/schedules/typed/typed-line";
import { parseTypedLine } from "@crewline/domain/rules/schedules/typed/typed-line";
import {
  typedProblemSentence,
  typedShiftMeaning,
  typedWords,
} from "@crewline/domain/words/schedules/typed-line-words";
import type { Problem } from "../../api/problem.ts";
import { offlineProblem } from "../../api/problem.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { FormDialog } from "../../ui/forms/form-dialog.tsx";
import { useIsOnline } from "../../ui/state/use-is-online.ts";
import { TextInput } from "../../ui/inputs/text-input.tsx";
import { draftPlan } from "./frame/draft-plan.ts";
import type { RosterWeek } from "./model/roster-context.ts";
import type { RosterActions } from "./frame/use-roster-actions.ts";

interface TypeShiftsDialogProps {
  week: RosterWeek;
  actions: Pick<RosterActions, "planAll" | "judge">;
  onClose: () => void;
}

/** The shifts whose length "opens" and "closes" take. */
const lastRange = { startsAt: "09:00", endsAt: "17:00" };

/**
 * Turns "Ana, Ben Mon-Fri 9-5; Ben closes Sat" into drafts, which are shown before they are added;
 * a draft can be left out.
 */
export function TypeShiftsDialog({ week, actions, onClose }: TypeShiftsDialogProps) {
  const locale = useLocale();
  const [text, setText] = useState("");
  const isOnline = useIsOnline();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const { people, days, location } = week;
  const words = typedWords(locale);
  const { openingHours } = location;
  const line = parseTypedLine(text, { people, days, openingHours, lastRange, words });
  const drafts = line.drafts.filter((draft) => !leftOut.has(nameOf(draft)));
  const planned = drafts.map((draft) => {
    const plan = draftPlan(week, draft, draft);
    return { draft, plan, ...actions.judge(null, plan) };
  });
  const ready = planned.filter(({ blocks }) => blocks.length === 0);
  const problems = line.problems.map((one) => typedProblemSentence(one, locale));
  return (
    <FormDialog
      open
      title="Type shifts"
      submitLabel={ready.length === 0 ? "Add shifts" : `Add ${ready.length}`}
      isBlocked={ready.length === 0}
      onSubmit={() => {
        if (!isOnline) return setProblem(offlineProblem);
        actions.planAll(
          "add",
          ready.map(({ plan }) => ({ shift: null, plan })),
        );
        return onClose();
      }}
      isRunning={false}
      problem={problem}
      onClose={onClose}
    >
      <TextInput
        autoFocus
        label="Names, days and times"
        value={text}
        rows={2}
        help="For example: Ana, Ben Mon-Fri 9-5; Ben closes Sat"
        onChange={(typed) => {
          setText(typed);
          setLeftOut(new Set());
        }}
      />
      <Stack
        component="ul"
        direction="row"
        useFlexGap
        aria-label="Shifts to add"
        sx={{ flexWrap: "wrap", gap: 1, p: 0, m: 0, listStyle: "none" }}
      >
        {planned.map(({ draft, blocks: [block], warnings }) => (
          <li key={nameOf(draft)}>
            <Chip
              size="small"
              variant={block === undefined ? "filled" : "outlined"}
              color={block !== undefined ? "danger" : warnings.length > 0 ? "warning" : "default"}
              title={block?.text ?? (warnings.join(". ") || typedShiftMeaning(draft, locale))}
              label={`${whoIn(week, draft)}, ${formatDay(draft.day, locale)}, ${formatShortSpan(spanOf(draft), locale)}`}
              onDelete={() => setLeftOut(new Set([...leftOut, nameOf(draft)]))}
            />
          </li>
        ))}
      </Stack>
      {[
        ...new Set([...problems, ...planned.flatMap(({ blocks: [block] }) => block?.text ?? [])]),
      ].map((sentence) => (
        <Alert key={sentence} severity="warning">
          {sentence}
        </Alert>
      ))}
    </FormDialog>
  );
}

function nameOf({ employeeId, day, range }: TypedDraft): string {
  return `${employeeId ?? "open"} ${day} ${range.startsAt} ${range.endsAt}`;
}

function spanOf({ range }: TypedDraft) {
  return { startsAtLocal: range.startsAt, endsAtLocal: range.endsAt };
}

function whoIn({ names }: RosterWeek, { employeeId }: TypedDraft): string {
  return employeeId === null ? "Open shift" : names.employee(employeeId);
}
