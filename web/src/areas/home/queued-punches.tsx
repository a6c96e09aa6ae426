import CloudUploadOutlined from "@mui/icons-material/CloudUploadOutlined";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import {
  ofOthersText,
  recordedText,
  refusedText,
  tapText,
  waitingText,
} from "@crewline/domain/words/time-entries/queued-punch-words";
import { useLocale } from "../../locale/use-locale.ts";
import { deviceOutbox } from "../../outbox/device-outbox.ts";
import type { OutboxItem } from "../../outbox/outbox-item.ts";
import type { OwnOutbox } from "../../outbox/use-outbox.ts";
import { useNow } from "../../ui/clock/use-now.ts";
import { useIsOnline } from "../../ui/state/use-is-online.ts";
import { punchKindOf } from "./punch-of-item.ts";

interface QueuedPunchesProps {
  outbox: OwnOutbox;
  /** The zone of the location where the employee works, or worked last. */
  zone: string;
}

/** What waits on this device, what was sent after it had waited, and what was refused. */
export function QueuedPunches({ outbox, zone }: QueuedPunchesProps) {
  const locale = useLocale();
  const now = useNow();
  const isOnline = useIsOnline();
  const told = ({ procedure, tapped }: OutboxItem) => ({
    kind: punchKindOf(procedure),
    at: tapText({ at: tapped.at, now }, zone, locale),
  });
  const others = Map.groupBy(outbox.ofOthers, ({ owner }) => owner.name);
  return (
    <Stack sx={{ gap: 1, "&:not(:empty)": { mb: 2 } }}>
      {outbox.refused.map((item) => (
        <RefusedPunch
          key={item.id}
          item={item}
          text={item.refusal === null ? "" : refusedText(told(item), item.refusal, locale)}
        />
      ))}
      {outbox.waiting.length > 0 && (
        <Alert severity="info" role="status" icon={<CloudUploadOutlined />}>
          {outbox.waiting.map((item) => (
            <div key={item.id}>{waitingText(told(item), isOnline, locale)}</div>
          ))}
        </Alert>
      )}
      {outbox.sent.length > 0 && (
        <Alert severity="success" role="status">
          {outbox.sent.map((item) => (
            <div key={item.id}>{recordedText(told(item), locale)}</div>
          ))}
        </Alert>
      )}
      {[...others].map(([name, items]) => (
        <Alert key={name} severity="info" role="status">
          {ofOthersText(name, items.length, locale)}
        </Alert>
      ))}
    </Stack>
  );
}

function RefusedPunch({ item, text }: { item: OutboxItem; text: string }) {
  return (
    <Alert severity="error">
      {text}
      <Stack direction="row" sx={{ gap: 1, mt: 1 }}>
        <Button size="small" color="inherit" onClick={() => void deviceOutbox.retry(item)}>
          Try again
        </Button>
        <Button size="small" color="inherit" onClick={() => void deviceOutbox.dismiss(item)}>
          Dismiss
        </Button>
      </Stack>
    </Alert>
  );
}
