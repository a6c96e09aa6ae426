import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { User } from "@crewline/domain/records/users/user";
import { useState } from "react";
import { useLocale } from "../../../locale/use-locale.ts";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { userSource } from "../../../live/users.ts";
import { useLive } from "../../../live/use-live.ts";
import { browserZone } from "../../../time/browser-zone.ts";
import { useLogin } from "../../../session/actor/use-login.ts";
import { ConfirmDialog } from "../../../ui/dialogs/confirm-dialog.tsx";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { EmptyState } from "../../../ui/page/empty-state.tsx";
import { FormProblemAlert } from "../../../ui/dialogs/form-problem-alert.tsx";
import { useNotice } from "../../../ui/notices/use-notice.ts";
import { formatDayTime } from "@crewline/domain/kernel/formats/format-time";
import { CalendarAddress } from "./calendar-address.tsx";
import { newCalendarToken } from "./new-calendar-token.ts";
import { OwnSection } from "./own-section.tsx";
import { Acts } from "../../../ui/acts/acts.tsx";

/** The person's published shifts in a calendar program, by a secret address. */
export function CalendarSettings() {
  const { uid, employeeId } = useLogin();
  const user = useLive(userSource(uid));
  if (employeeId === null) {
    return (
      <EmptyState
        title="No shifts"
        text="Your login is not linked to an employee, so it has no shifts."
      />
    );
  }
  return (
    <OwnSection text="Subscribe to your published shifts in Google Calendar, Apple Calendar or Outlook: 60 days back and 180 ahead.">
      <DataStates result={user} label="your calendar">
        {(data) => <CalendarFeed feed={data?.calendarFeed ?? null} />}
      </DataStates>
    </OwnSection>
  );
}

type Asked = "renew" | "end";

function CalendarFeed({ feed }: { feed: User["calendarFeed"] }) {
  const locale = useLocale();
  const [url, setUrl] = useState<string | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const renewal = useCommand(trpc.user.renewCalendarFeed.mutationOptions());
  const ending = useCommand(trpc.user.endCalendarFeed.mutationOptions());
  const notify = useNotice();
  const close = () => {
    renewal.clearProblem();
    ending.clearProblem();
    setAsked(null);
  };
  const renew = async () => {
    const made = await renewal.run({ token: newCalendarToken() });
    if (made === null) return;
    setUrl(made.url);
    close();
  };
  const end = async () => {
    if ((await ending.run({})) === null) return;
    setUrl(null);
    close();
    notify("The calendar is switched off.");
  };
  if (feed === null && url === null) {
    return (
      <>
        <FormProblemAlert problem={renewal.problem} />
        <Acts>
          <div>
            <Button variant="contained" loading={renewal.isRunning} onClick={() => void renew()}>
              Create address
            </Button>
          </div>
        </Acts>
      </>
    );
  }
  return (
    <>
      {url !== null && <CalendarAddress url={url} />}
      {url === null && feed !== null && (
        <Typography>
          {`Your calendar has had its address since ${formatDayTime(feed.createdAt, browserZone(), locale)}. `}
          It was shown once. If you need it again, create a new one.
        </Typography>
      )}
      <Acts>
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: "wrap" }}>
          <Button variant="outlined" onClick={() => setAsked("renew")}>
            Create new address
          </Button>
          <Button color="danger" onClick={() => setAsked("end")}>
            Switch off
          </Button>
        </Stack>
      </Acts>
      <Typography variant="body2" color="textSecondary">
        Calendar apps update at their own intervals; Google can take hours. For changes today, check
        this app.
      </Typography>
      <ConfirmDialog
        open={asked === "renew"}
        title="Create new address?"
        text="The current address stops working. Calendars that subscribed to it have to subscribe again."
        confirmLabel="Create new address"
        onConfirm={renew}
        isRunning={renewal.isRunning}
        problem={renewal.problem}
        onClose={close}
      />
      <ConfirmDialog
        open={asked === "end"}
        title="Switch off the calendar?"
        text="The address stops working. Shifts that calendars have already read stay there until you remove the calendar."
        confirmLabel="Switch off"
        isDangerous
        onConfirm={end}
        isRunning={ending.isRunning}
        problem={ending.problem}
        onClose={close}
      />
    </>
  );
}
