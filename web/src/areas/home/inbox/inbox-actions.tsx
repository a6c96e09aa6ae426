import NotificationsOff from "@mui/icons-material/NotificationsOffOutlined";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { TipButton } from "../../../ui/acts/tip-button.tsx";
import { Link } from "react-router-dom";
import type { Weekday } from "@crewline/domain/kernel/time/local-date";
import type { InboxItem } from "@crewline/domain/projections/home/inbox-task";
import type { Location } from "@crewline/domain/records/locations/location";
import type { TaskWords } from "@crewline/domain/words/home/inbox-words";
import { inboxTexts } from "@crewline/domain/words/home/inbox-card-words";
import { alertPath } from "../../../entities/alerts/alert-path.ts";
import { useAlertCommands } from "../../../entities/alerts/use-alert-commands.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { useMay } from "../../../session/actor/use-may.ts";
import type { InboxLineProps } from "./inbox-line.tsx";
import { taskPath } from "./task-path.ts";
import { Acts } from "../../../ui/acts/acts.tsx";

/** The action of an item in place, or the way to where it is done; and what ends its alerts. */
export function InboxActions(props: InboxLineProps & { words: TaskWords }) {
  const { item, place, isPlaceNamed, words, startsOn, onOpen } = props;
  const where = isPlaceNamed && place !== null ? [place.name] : [];
  const about = [words.label, words.text, ...where].join(", ");
  const label = `${words.action}: ${about}`;
  const path = place === null ? companyPath(item) : pathAt(item, place, startsOn);
  return (
    <Acts>
      <Stack direction="row" spacing={0.5} sx={{ flexShrink: 0 }}>
        {item.alertIds.length > 0 && <Acknowledge item={item} about={about} />}
        {isDoneHere(item) && place !== null ? (
          <Button
            data-inbox-action
            size="small"
            variant="outlined"
            aria-label={label}
            onClick={() => onOpen({ item, place, path: path ?? "/" })}
          >
            {words.action}
          </Button>
        ) : (
          path !== null && (
            <Button
              data-inbox-action
              component={Link}
              to={path}
              size="small"
              variant="outlined"
              aria-label={label}
            >
              {words.action}
            </Button>
          )
        )}
      </Stack>
    </Acts>
  );
}

const doneHere: ReadonlySet<string> = new Set([
  "approve",
  "fix",
  "answerRequests",
  "decideTimeOff",
  "decideRequests",
  "latePunches",
  "cover",
]);

function isDoneHere({ task }: InboxItem): boolean {
  return task.kind === "publish" ? task.status !== "empty" : doneHere.has(task.kind);
}

function pathAt({ task }: InboxItem, place: Location, startsOn: Weekday): string | null {
  return taskPath(task, { locationId: place.id, zone: place.timeZone, startsOn });
}

/** The way to what concerns the whole company: alerts, and requests to join. */
function companyPath({ task }: InboxItem): string | null {
  if (task.kind === "answerJoin") return "/alerts#join";
  return task.kind === "alert" ? (alertPath(task.alert)?.to ?? null) : null;
}

function Acknowledge({ item, about }: { item: InboxItem; about: string }) {
  const texts = inboxTexts(useLocale());
  const mayHandle = useMay("alerts", "handle");
  const { acknowledge, isRunning } = useAlertCommands();
  if (!mayHandle) return null;
  return (
    <TipButton
      tip={texts.acknowledge}
      size="small"
      loading={isRunning}
      aria-label={`${texts.acknowledge}: ${about}`}
      onClick={() => void acknowledge(item.alertIds)}
    >
      <NotificationsOff fontSize="small" />
    </TipButton>
  );
}
