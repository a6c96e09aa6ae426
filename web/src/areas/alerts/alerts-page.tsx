import Stack from "@mui/material/Stack";
import { useMay } from "../../session/actor/use-may.ts";
import { DriftList } from "../../entities/employees/drift-list.tsx";
import { Page } from "../../ui/page/page.tsx";
import { PeopleToLetIn } from "./people-to-let-in.tsx";
import { PunchesToEnter } from "./punches-to-enter.tsx";
import { TimeOffToDecide } from "./time-off-to-decide.tsx";
import { ShiftsToCover } from "./shifts-to-cover.tsx";
import { ClocksToStop } from "./clocks-to-stop.tsx";
import { EntriesToFix } from "./entries-to-fix.tsx";
import { WeeksToPublish } from "./weeks-to-publish.tsx";

/** Open decisions, from live data; an alert disappears when its cause is resolved. */
export function AlertsPage() {
  const mayPublish = useMay("schedules", "publish");
  const mayGiveAccess = useMay("employees", "giveAccess");
  const mayEdit = useMay("timeEntries", "edit");
  const mayDecide = useMay("calendar", "decideTimeOff");
  return (
    <Page title="Alerts">
      <Stack sx={{ gap: 4, maxWidth: 880 }}>
        {mayGiveAccess && <PeopleToLetIn />}
        <DriftList />
        <ClocksToStop />
        {mayEdit && <PunchesToEnter />}
        <EntriesToFix />
        {mayDecide && <TimeOffToDecide />}
        {mayPublish && <ShiftsToCover />}
        {mayPublish && <WeeksToPublish />}
      </Stack>
    </Page>
  );
}
