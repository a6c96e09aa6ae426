import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { lockedEditText } from "@crewline/domain/words/schedules/lock-words";
import { useLocale } from "../../../locale/use-locale.ts";
import { useMay } from "../../../session/actor/use-may.ts";

/** Says that the week is locked, with the way to unlock it for those who may. */
export function LockedWeekNote({ onUnlock }: { onUnlock: () => void }) {
  const locale = useLocale();
  const mayUnlock = useMay("schedules", "publish");
  const unlock = (
    <Button color="inherit" size="small" onClick={onUnlock}>
      Unlock week…
    </Button>
  );
  return (
    <Alert severity="info" {...(mayUnlock && { action: unlock })}>
      {lockedEditText(locale)}
    </Alert>
  );
}
