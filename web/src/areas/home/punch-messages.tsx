import Alert from "@mui/material/Alert";
import type { Location } from "@crewline/domain/records/locations/location";
import { useLocale } from "../../locale/use-locale.ts";
import { offSiteText } from "./off-site-words.ts";
import { PositionAdvice } from "./position-note.tsx";
import type { Punch } from "./punch.ts";

interface PunchMessagesProps {
  punch: Punch;
  /** The location where the employee works, or worked last. */
  location: Location | null;
}

/** The result of the last tap: refused, or recorded off site. */
export function PunchMessages({ punch, location }: PunchMessagesProps) {
  const locale = useLocale();
  const { failure, position } = punch;
  const offSite = location === null ? null : offSiteText(position, location, locale);
  return (
    <>
      {failure !== null && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {failure.problem.message}
          <PositionAdvice punch={punch} />
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
