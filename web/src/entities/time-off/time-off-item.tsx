import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useState } from "react";
import { mayCancelOwn } from "@crewline/domain/rules/time-off/require-time-off";
import type { TimeOff } from "@crewline/domain/records/time-off/time-off";
import { isLive } from "@crewline/domain/rules/time-off/time-off-state";
import {
  decisionLine,
  timeOffDays,
  timeOffTypeName,
} from "@crewline/domain/words/time-off/time-off-words";
import { overriddenBlackoutLine } from "@crewline/domain/words/time-off/blackout-words";
import { timeOffSentence } from "@crewline/domain/words/time-off/time-off-sentence";
import { useLocale } from "../../locale/use-locale.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { useOnlyReads } from "../../session/actor/use-only-reads.ts";
import { CancelTimeOffDialog } from "./cancel-time-off-dialog.tsx";
import { DecideTimeOff } from "./decide-time-off.tsx";
import { TimeOffChip } from "./time-off-chip.tsx";
import { useDecidesFor } from "./use-decides-for.ts";

interface TimeOffItemProps {
  timeOff: TimeOff;
  /** The person's name. */
  who: string;
  today: string;
  /** True in a list with the time off of other people. */
  isNamed?: boolean;
}

/** Time off in a list, with what the signed-in person may do with it. */
export function TimeOffItem({ timeOff, who, today, isNamed = false }: TimeOffItemProps) {
  const locale = useLocale();
  const { employeeId } = useActor();
  const decides = useDecidesFor()(timeOff.employeeId);
  const isOwn = employeeId === timeOff.employeeId;
  const onlyReads = useOnlyReads() !== null;
  const mayCancel = decides ? isLive(timeOff) : isOwn && mayCancelOwn(timeOff, today);
  const isDecidedHere = decides && timeOff.state === "requested";
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: "divider", py: 1.5 }}>
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: "wrap", alignItems: "center", columnGap: 1.5, rowGap: 0.5 }}
      >
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {isNamed ? `${who}, ${timeOffDays(timeOff, locale)}` : timeOffDays(timeOff, locale)}
        </Typography>
        <TimeOffChip state={timeOff.state} />
        <Quiet>{timeOffTypeName(timeOff, locale)}</Quiet>
        {mayCancel && !onlyReads && !(isNamed && isDecidedHere) && (
          <CancelButton timeOff={timeOff} />
        )}
      </Stack>
      {timeOff.note !== "" && <Typography variant="body2">{timeOff.note}</Typography>}
      <BlackoutLine timeOff={timeOff} />
      <DecisionLine timeOff={timeOff} />
      {isDecidedHere && <DecideTimeOff timeOff={timeOff} who={who} />}
    </Box>
  );
}

function CancelButton({ timeOff }: { timeOff: TimeOff }) {
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        color="inherit"
        sx={{ ml: "auto" }}
        onClick={() => setOpen(true)}
        aria-label={timeOffSentence("cancel", { span: timeOff }, locale)}
      >
        Cancel
      </Button>
      {isOpen && <CancelTimeOffDialog timeOff={timeOff} onClose={() => setOpen(false)} />}
    </>
  );
}

function BlackoutLine({ timeOff }: { timeOff: TimeOff }) {
  const line = overriddenBlackoutLine(timeOff, useLocale());
  return line === null ? null : <Typography variant="body2">{line}</Typography>;
}

function DecisionLine({ timeOff }: { timeOff: TimeOff }) {
  const line = decisionLine(timeOff, useLocale());
  return line === null ? null : <Quiet>{line}</Quiet>;
}

function Quiet({ children }: { children: ReactNode }) {
  return (
    <Typography component="span" variant="body2" sx={{ color: "text.secondary" }}>
      {children}
    </Typography>
  );
}
