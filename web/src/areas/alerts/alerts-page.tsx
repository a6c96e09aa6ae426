import { useScope } from "../../session/actor/use-scope.ts";
import { InOrder } from "../../ui/page/in-order.tsx";
import { Page } from "../../ui/page/page.tsx";
import { AlertDialogs } from "./alert-dialogs.tsx";
import { AlertInbox } from "./alert-inbox.tsx";
import { ClocksToStop } from "./clocks-to-stop.tsx";
import { EntriesToFix } from "./entries-to-fix.tsx";
import { OpenedAlert } from "./opened-alert.tsx";
import { PeopleToLetIn } from "./people-to-let-in.tsx";
import { PunchesToEnter } from "./punches-to-enter.tsx";
import { TimeOffToDecide } from "./time-off-to-decide.tsx";
import { useSees } from "../../session/actor/use-may.ts";

/** The alerts within reach, and the requests that wait for a decision, from live data. */
export function AlertsPage() {
  const mayGiveAccess = useSees("employees", "giveAccess");
  const mayEdit = useSees("timeEntries", "edit");
  const mayDecide = useSees("calendar", "decideTimeOff");
  const isOwnOnly = useScope("timeEntries", "view") === "own";
  return (
    <Page title="Alerts">
      <AlertDialogs>
        <InOrder sx={stack}>
          <OpenedAlert />
          {mayGiveAccess && <PeopleToLetIn />}
          <AlertInbox />
          {isOwnOnly && <ClocksToStop />}
          {isOwnOnly && <EntriesToFix />}
          {mayEdit && <PunchesToEnter />}
          {mayDecide && <TimeOffToDecide />}
        </InOrder>
      </AlertDialogs>
    </Page>
  );
}

const stack = {
  display: "flex",
  flexDirection: "column",
  gap: 4,
  "& > section:empty": { display: "none" },
} as const;
