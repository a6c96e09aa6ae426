import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { lockedEditText } from "@crewline/domain/words/schedules/lock-words";
import { useLocale } from "../../../locale/use-locale.ts";
import { useMay } from "../../../session/actor/use-may.ts";
import { useOnlyReads } from "../../../session/actor/use-only-reads.ts";

/** Says that the week is locked or only read, with the way to unlock it for those who may. */
export function LockedWeekNote({ onUnlock }: { onUnlock: () => void }) {
  const locale = useLocale();
  const onlyReads = useOnlyReads();
  const mayUnlock = useMay("schedules", "publish");
  const unlock = (
    <Button color="inherit" size="small" onClick={onUnlock}>
      Unlock week…
    </Button>
  );
  return (
    <Alert severity="info" {...(mayUnlock && { action: unlock })}>
      {onlyReads ?? lockedEditText(locale)}
    </Alert>
  );
}
