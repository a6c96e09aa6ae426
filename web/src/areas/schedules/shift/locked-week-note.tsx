import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { lockedEditText } from "@crewline/domain/words/schedules/lock-words";
import { useLocale } from "../../../locale/use-locale.ts";
import { useMay } from "../../../session/actor/use-may.ts";
import { useIsViewing, VIEWING } from "../../../session/actor/use-login.ts";

/** Says that the week is locked or only viewed, with the way to unlock it for those who may. */
export function LockedWeekNote({ onUnlock }: { onUnlock: () => void }) {
  const locale = useLocale();
  const isViewing = useIsViewing();
  const mayUnlock = useMay("schedules", "publish");
  const unlock = (
    <Button color="inherit" size="small" onClick={onUnlock}>
      Unlock week…
    </Button>
  );
  return (
    <Alert severity="info" {...(mayUnlock && { action: unlock })}>
      {isViewing ? VIEWING : lockedEditText(locale)}
    </Alert>
  );
}
