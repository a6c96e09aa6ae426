import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useEffect, useEffectEvent, useState } from "react";
import type { View } from "@crewline/domain/kernel/access/role";
import { elapsedMilliseconds, instantFromMilliseconds } from "@crewline/domain/kernel/time/instant";
import { viewBannerText, viewOverText } from "@crewline/domain/words/company/viewing";
import { useNavigate } from "react-router-dom";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { useNewRights } from "../../session/actor/use-new-rights.ts";
import { useOwnProfile } from "../../session/actor/use-own-profile.ts";
import { browserZone } from "../../time/browser-zone.ts";
import { useNotice } from "../../ui/notices/use-notice.ts";
import { wrappingAction } from "../../ui/page/wrapping-action.ts";

/** Says on every screen as whom product staff look, until when, and leads back to their own. */
export function ViewBanner({ view }: { view: View }) {
  const locale = useLocale();
  const { companyName } = useOwnProfile();
  const { isOver, leave, problem, isLeaving } = useLeaving(view);
  const until = instantFromMilliseconds(view.until * 1000);
  const text = isOver
    ? viewOverText(locale)
    : viewBannerText({ name: view.name, companyName, until }, browserZone(), locale);
  return (
    <Alert
      role="status"
      severity={problem === null ? "warning" : "error"}
      variant="filled"
      square
      sx={{ ...wrappingAction, py: 0, pb: { xs: 0.75, sm: 0 } }}
      action={
        <Button
          color="inherit"
          size="small"
          variant="outlined"
          loading={isLeaving}
          onClick={() => void leave()}
        >
          Stop viewing
        </Button>
      }
    >
      {problem?.message ?? text}
    </Alert>
  );
}

function millisecondsUntil(seconds: number): number {
  const now = instantFromMilliseconds(Date.now());
  return elapsedMilliseconds(now, instantFromMilliseconds(seconds * 1000));
}

/** Leaves on the button, and when the time is over: then the server refuses every read already. */
function useLeaving({ uid, until }: View) {
  const navigate = useNavigate();
  const notify = useNotice();
  const locale = useLocale();
  const [isOver, setOver] = useState(() => Date.now() >= until * 1000);
  const leaving = useCommand(trpc.users.leaveView.mutationOptions());
  const rights = useNewRights("The view has ended");
  const leave = async () => {
    if ((await leaving.run({})) === null) return;
    await navigate(`/users?login=${uid}`);
    await rights.fetch();
  };
  const onOver = useEffectEvent(() => {
    setOver(true);
    notify(viewOverText(locale));
    void leave();
  });
  useEffect(() => {
    const timer = setTimeout(onOver, Math.max(0, millisecondsUntil(until)));
    return () => clearTimeout(timer);
  }, [until]);
  const isLeaving = leaving.isRunning || rights.isFetching;
  return { isOver, leave, isLeaving, problem: leaving.problem ?? rights.problem };
}
