import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
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

const List = styled("ul")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  padding: 0,
  width: "100%",
  border: "1px solid",
  borderColor: (theme.vars ?? theme).palette.divider,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  "& li": {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: 12,
    padding: "10px 16px",
  },
  "& li + li": { borderTop: "1px solid", borderColor: (theme.vars ?? theme).palette.divider },
  "& li > div": { minWidth: 0, overflowWrap: "anywhere" },
}));

/** The second factors with their dates, and a button to remove each. */
export function FactorList({ factors }: { factors: readonly SecondFactor[] }) {
  const locale = useLocale();
  const [leaving, setLeaving] = useState<SecondFactor | null>(null);
  return (
    <>
      <List aria-label="Your second factors">
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
      </List>
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
