import Alert from "@mui/material/Alert";
import type { Location } from "@crewline/domain/records/locations/location";
import { formatTime } from "@crewline/domain/kernel/formats/format-time";
import { useLocale } from "../../locale/use-locale.ts";
import { offSiteText } from "./off-site-words.ts";
import { PositionAdvice } from "./position-note.tsx";
import { punchProblemText } from "./punch-problem.ts";
import type { Punch } from "./punch.ts";

interface PunchMessagesProps {
  punch: Punch;
  /** The location where the employee works, or worked last; times are shown in its time zone. */
  location: Location | null;
}

/** The result of the last tap: refused, not recorded, still on its way, or recorded off site. */
export function PunchMessages({ punch, location }: PunchMessagesProps) {
  const locale = useLocale();
  const { failure, isSlow, position } = punch;
  const zone = location?.timeZone ?? "UTC";
  const offSite = location === null ? null : offSiteText(position, location, locale);
  return (
    <>
      {failure !== null && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {punchProblemText(failure.problem, {
            kind: failure.kind,
            at: formatTime(failure.at, zone, locale),
          })}
          <PositionAdvice punch={punch} />
        </Alert>
      )}
      {isSlow && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          The connection is slow. Not recorded yet: keep this page open.
        </Alert>
      )}
      {failure === null && offSite !== null && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {offSite}
        </Alert>
      )}
    </>
  );
}
