import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { MessageAnswer, ShiftMessage } from "@crewline/domain/records/schedules/shift-message";
import { isNewWeek } from "@crewline/domain/rules/mail/wants-mail";
import { quoted } from "@crewline/domain/words/mail/quoted";
import { changeLines } from "@crewline/domain/words/mail/shift-lines";
import {
  confirmLabel,
  messageLabels,
  messageTitle,
} from "@crewline/domain/words/schedules/message-words";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { FormProblemAlert } from "../../../ui/dialogs/form-problem-alert.tsx";
import { useNotice } from "../../../ui/notices/use-notice.ts";
import { Acts } from "../../../ui/acts/acts.tsx";

/** One message with the old and the new shifts, and its answer in one tap. */
export function OwnMessage({ message }: { message: ShiftMessage }) {
  const locale = useLocale();
  const labels = messageLabels(locale);
  const notify = useNotice();
  const { run, isRunning, problem } = useCommand(trpc.schedules.answerMessage.mutationOptions());
  const count = message.confirmedAt === null ? message.shiftIds.length : 0;
  const answer = async (given: MessageAnswer) => {
    const done = await run({ messageId: message.id, answer: given });
    if (done !== null && given === "confirmed") notify(labels.confirmed);
  };
  return (
    <li>
      <Typography sx={{ fontWeight: 600 }}>{messageTitle(message, locale)}</Typography>
      {message.text !== "" && (
        <Typography sx={{ mt: 0.5, overflowWrap: "anywhere" }}>
          {quoted(message.text, locale)}
        </Typography>
      )}
      <Typography component="ul" sx={{ my: 1, pl: 2.5, fontVariantNumeric: "tabular-nums" }}>
        {changeLines(message.changes, locale, !isNewWeek(message)).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Typography>
      {problem !== null && (
        <Box sx={{ mb: 1 }}>
          <FormProblemAlert problem={problem} />
        </Box>
      )}
      <Acts>
        {count > 0 ? (
          <Button
            variant="contained"
            loading={isRunning}
            onClick={() => void answer("confirmed")}
            sx={{ width: { xs: 1, sm: "auto" } }}
          >
            {confirmLabel(count, locale)}
          </Button>
        ) : (
          <Button variant="outlined" loading={isRunning} onClick={() => void answer("read")}>
            {labels.markRead}
          </Button>
        )}
      </Acts>
    </li>
  );
}
