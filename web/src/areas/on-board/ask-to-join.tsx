import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useEffect, useRef, useState } from "react";
import { PRODUCT_NAME } from "@crewline/domain/kernel/product";
import { formatDayTime } from "@crewline/domain/kernel/formats/format-time";
import { isInstant } from "@crewline/domain/kernel/time/instant";
import { companyDomainOf } from "@crewline/domain/rules/access/ask-domain";
import { useLocale } from "../../locale/use-locale.ts";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { useKept } from "../../ui/state/use-kept.ts";
import { browserZone } from "../../time/browser-zone.ts";
import { useSessionState } from "../../session/tab/use-session.ts";
import { useLogin } from "../../session/actor/use-login.ts";
import { ConfirmAddress } from "./confirm-address.tsx";

/** For a new person with an address at work: asks the admins of their company to let them in. */
export function AskToJoin() {
  const { login } = useSessionState();
  const email = login?.email ?? "";
  if (companyDomainOf(email) === null) return null;
  return (
    <Stack
      component="section"
      aria-label="Ask to join"
      sx={{ p: 2, gap: 1, alignItems: "flex-start", borderRadius: 1, bgcolor: "action.hover" }}
    >
      <Typography>{`Does your company already use ${PRODUCT_NAME}?`}</Typography>
      {login?.isEmailVerified === true ? <Ask /> : <ConfirmAddress email={email} />}
    </Stack>
  );
}

/** The answer does not reveal whether a company got the request; this browser remembers it. */
function Ask() {
  const ask = useCommand(trpc.user.askToJoin.mutationOptions());
  const [askedAt, keepAskedAt] = useKept(`crewline.askedToJoin.${useLogin().uid}`);
  const [isNew, setNew] = useState(false);
  const handleClick = async () => {
    if ((await ask.run({})) === null) return;
    setNew(true);
    keepAskedAt(new Date().toISOString());
  };
  if (isInstant(askedAt)) return <Asked at={askedAt} isNew={isNew} />;
  return (
    <>
      {ask.problem !== null && <Alert severity="error">{ask.problem.message}</Alert>}
      <Button variant="outlined" loading={ask.isRunning} onClick={() => void handleClick()}>
        Ask to join
      </Button>
    </>
  );
}

/** Takes the focus from the button that it replaces. */
function Asked({ at, isNew }: { at: string; isNew: boolean }) {
  const locale = useLocale();
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) alert.current?.focus();
  }, [isNew]);
  return (
    <Alert severity="info" role="status" ref={alert} tabIndex={-1}>
      {`You asked on ${formatDayTime(at, browserZone(), locale)}. If your company uses ${PRODUCT_NAME}, its admins were told. You get an e-mail when one of them lets you in.`}
    </Alert>
  );
}
