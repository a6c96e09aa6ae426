import Button from "@mui/material/Button";
import { FramedList } from "../../ui/page/framed-list.ts";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { formatDate } from "@crewline/domain/kernel/formats/format-time";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import { useLocale } from "../../locale/use-locale.ts";
import { removeSecondFactor } from "../../session/second-factor/enrol-second-factor.ts";
import type { SecondFactor } from "../../session/second-factor/second-factor.ts";
import { phoneEnding, secondFactorKinds } from "../../session/second-factor/second-factor.ts";
import { browserZone } from "../../time/browser-zone.ts";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog.tsx";
import { useNotice } from "../../ui/notices/use-notice.ts";
import { refreshAccountSecurity } from "./use-account-security.ts";
import { useGuardedAction } from "./use-guarded-action.ts";

/** The second factors with their dates, and a button to remove each. */
export function FactorList({ factors }: { factors: readonly SecondFactor[] }) {
  const locale = useLocale();
  const [leaving, setLeaving] = useState<SecondFactor | null>(null);
  return (
    <>
      <FramedList aria-label="Your second factors">
        {factors.map((factor) => (
          <li key={factor.id}>
            <div>
              {factor.name}
              <Typography variant="body2" color="textSecondary">
                {detailOf(factor, locale)}
              </Typography>
            </div>
            <Button
              color="danger"
              aria-label={`Remove ${factor.name}`}
              onClick={() => setLeaving(factor)}
            >
              Remove
            </Button>
          </li>
        ))}
      </FramedList>
      {leaving !== null && (
        <RemoveDialog
          factor={leaving}
          isLast={factors.length === 1}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  );
}

function detailOf({ kind, since, phoneNumber }: SecondFactor, locale: Locale): string {
  const to = phoneNumber === null ? "" : ` to the ${phoneEnding(phoneNumber)}`;
  const what = `${secondFactorKinds[kind]}${to}`;
  return since === null ? what : `${what}, since ${dayOf(since, locale)}`;
}

function dayOf(instant: string, locale: Locale): string {
  return formatDate(localDateAt(instant, browserZone()), locale);
}

interface RemoveDialogProps {
  factor: SecondFactor;
  isLast: boolean;
  onClose: () => void;
}

function RemoveDialog({ factor, isLast, onClose }: RemoveDialogProps) {
  const removal = useGuardedAction();
  const notify = useNotice();
  const remove = async () => {
    if ((await removal.run(() => removeSecondFactor(factor.id))) === null) return;
    onClose();
    notify(`${factor.name} is removed.`);
    await refreshAccountSecurity();
  };
  return (
    <ConfirmDialog
      open
      title={`Remove ${factor.name}?`}
      text={
        isLast
          ? "Your password alone will be enough to sign in."
          : "The other second factors stay and are asked for at each sign-in."
      }
      confirmLabel="Remove"
      isDangerous
      onConfirm={remove}
      isRunning={removal.isRunning}
      problem={removal.problem}
      onClose={onClose}
    />
  );
}
