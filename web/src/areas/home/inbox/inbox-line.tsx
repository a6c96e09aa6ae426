import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Weekday } from "@crewline/domain/kernel/time/local-date";
import type { InboxItem } from "@crewline/domain/projections/home/inbox-task";
import type { Company } from "@crewline/domain/records/company/company";
import type { Location } from "@crewline/domain/records/locations/location";
import { dueText } from "@crewline/domain/words/home/inbox-words";
import { useLocale } from "../../../locale/use-locale.ts";
import { useNow } from "../../../ui/clock/use-now.ts";
import type { StatusTone } from "../../../ui/page/status-chip.tsx";
import { StatusChip } from "../../../ui/page/status-chip.tsx";
import { unbrokenTimes } from "../../../ui/page/unbroken-times.ts";
import { InboxActions } from "./inbox-actions.tsx";
import type { OpenTask } from "./inbox-dialog.tsx";
import { itemWords } from "./told-task.ts";

export interface InboxLineProps {
  item: InboxItem;
  company: Company;
  /** Null for what concerns the whole company. */
  place: Location | null;
  isPlaceNamed: boolean;
  nameOf: (employeeId: EmployeeId) => string;
  startsOn: Weekday;
  onOpen: (task: OpenTask) => void;
}

/** A thing to decide: what, where, until when, and the action. */
export function InboxLine(props: InboxLineProps) {
  const { item, company, place, isPlaceNamed, nameOf } = props;
  const locale = useLocale();
  const now = useNow();
  const timeZone = place?.timeZone ?? company.timeZone;
  const words = itemWords(item, { nameOf, timeZone, locale });
  const where = isPlaceNamed && place !== null ? [place.name] : [];
  const isLate = item.isLive || item.dueAt <= now;
  return (
    <li className="oneLine">
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 1, alignItems: "center" }}>
          <StatusChip tone={toneOf(item, isLate)} label={words.label} />
          <span>{unbrokenTimes(words.text)}</span>
        </Box>
        <Typography variant="caption" component="div" color="textSecondary">
          {unbrokenTimes([...where, dueText(item, { now, timeZone }, locale)].join(" · "))}
        </Typography>
      </Box>
      <InboxActions {...props} words={words} />
    </li>
  );
}

function toneOf({ task, isLive }: InboxItem, isLate: boolean): StatusTone {
  if (task.kind === "cover" && task.status === "noShow") return "danger";
  if (isLive) return "warning";
  if (task.kind === "fix" || task.kind === "stopClock") return "danger";
  return isLate ? "warning" : "info";
}
