import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { pluralForm } from "@crewline/domain/kernel/formats/counted";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { RecoveryCodesLeft } from "@crewline/domain/records/sign-ins/recovery-codes";
import { FEW_RECOVERY_CODES } from "@crewline/domain/records/sign-ins/recovery-codes";
import { codesLeftWords } from "@crewline/domain/words/sign-ins/recovery-codes-words";
import { formatDate } from "@crewline/domain/kernel/formats/format-time";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import { useLocale } from "../../locale/use-locale.ts";
import { trpc } from "../../api/trpc.ts";
import { browserZone } from "../../time/browser-zone.ts";
import { recoveryCodesRequest } from "../../session/recovery-codes/recovery-codes-request.ts";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog.tsx";
import { DataStates } from "../../ui/page/data-states.tsx";
import { queryResult } from "../../ui/loading/load-result.ts";
import { useGuardedAction } from "./use-guarded-action.ts";

/** The number of recovery codes that the user has left, and a button for new ones. */
export function SecurityRecoveryCodes() {
  const query = useQuery({ ...trpc.user.recoveryCodes.queryOptions(), staleTime: 0 });
  return (
    <DataStates result={queryResult(query)} label="your recovery codes">
      {(codes) => <CodesLeft codes={codes} />}
    </DataStates>
  );
}

function CodesLeft({ codes }: { codes: RecoveryCodesLeft | null }) {
  const locale = useLocale();
  const [isAsking, setAsking] = useState(false);
  const left = codes?.left ?? 0;
  const start = useGuardedAction();
  const make = async () => {
    await start.run(async () => recoveryCodesRequest.open());
    setAsking(false);
  };
  return (
    <>
      {left <= FEW_RECOVERY_CODES && <Alert severity="warning">{warningOf(codes, locale)}</Alert>}
      {codes !== null && (
        <Typography color="textSecondary">
          {codesLeftWords(left, locale)}. Created on{" "}
          {formatDate(localDateAt(codes.madeAt, browserZone()), locale)}.
        </Typography>
      )}
      <Button
        variant="outlined"
        loading={start.isRunning}
        onClick={() => (left > 0 ? setAsking(true) : void make())}
      >
        {codes === null ? "Create recovery codes" : "Create new codes"}
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          title="Create new recovery codes?"
          text={pluralForm(
            left,
            {
              one: "The code that you have left stops working.",
              other: `The ${left} codes that you have left stop working.`,
            },
            locale,
          )}
          confirmLabel="Create new codes"
          onConfirm={make}
          isRunning={start.isRunning}
          problem={start.problem}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function warningOf(codes: RecoveryCodesLeft | null, locale: Locale): string {
  if (codes === null)
    return "You have no recovery codes. If you lose your phone, you're locked out.";
  const { left } = codes;
  if (left === 0) return "You have used all recovery codes. Create new ones before you need one.";
  const sentences = {
    one: "Only 1 recovery code is left. Create new ones before they run out.",
    other: `Only ${left} recovery codes are left. Create new ones before they run out.`,
  };
  return pluralForm(left, sentences, locale);
}
