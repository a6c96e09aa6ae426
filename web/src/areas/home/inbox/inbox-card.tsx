import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useRef, useState } from "react";
import { Link as RouterLink } from "react-router-dom";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Weekday } from "@crewline/domain/kernel/time/local-date";
import type { InboxItem } from "@crewline/domain/projections/home/inbox-task";
import type { Company } from "@crewline/domain/records/company/company";
import { inboxTexts } from "@crewline/domain/words/home/inbox-card-words";
import { useEmployeeNames } from "../../../entities/employees/use-employee-names.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { useFocusInList } from "../../../ui/keyboard/use-focus-in-list.ts";
import { usePreload } from "../../../ui/loading/lazy-part.tsx";
import type { LoadResult } from "../../../ui/loading/load-result.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { PlainList } from "../frame/plain-list.ts";
import { Section } from "../frame/section.tsx";
import { useFirstFew } from "../../../ui/state/use-first-few.ts";
import type { OpenTask } from "./inbox-dialog.tsx";
import { InboxDialog } from "./inbox-dialog.tsx";
import { InboxLine } from "./inbox-line.tsx";
import { inboxPreloads } from "./inbox-parts.ts";
import { employeesNamed } from "./told-task.ts";
import type { HomePlace } from "../frame/use-home-places.ts";
import type { Inbox } from "./use-inbox.ts";
import { useInbox } from "./use-inbox.ts";

interface InboxCardProps {
  company: Company;
  places: readonly HomePlace[];
  startsOn: Weekday;
}

/** Items that can be done, each with its action. */
const inboxRows = { rows: "li:has([data-inbox-action])", act: "[data-inbox-action]" };

/** What needs a decision at these locations, in one list. */
export function InboxCard({ company, places, startsOn }: InboxCardProps) {
  const words = inboxTexts(useLocale());
  const result = useInbox(company, places);
  // Kept here, because a line goes as soon as its task is done, and its result is to be read.
  const [open, setOpen] = useState<OpenTask | null>(null);
  const count = result.status === "ready" ? result.data.items.length : 0;
  usePreload(inboxPreloads);
  const card = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useFocusInList(card, { ...inboxRows, afterLast: () => title.current });
  return (
    <Section
      ref={card}
      titleRef={title}
      title={words.title}
      isTall
      aside={count > 0 && <Typography component="output">{words.count(count)}</Typography>}
    >
      <DataStates result={result} label="what needs a decision">
        {(inbox) => (
          <Items
            inbox={inbox}
            company={company}
            places={places}
            startsOn={startsOn}
            onOpen={setOpen}
          />
        )}
      </DataStates>
      {open !== null && isShown(open, result) && (
        <InboxDialog {...open} onClose={() => setOpen(null)} />
      )}
    </Section>
  );
}

/** Requests have nothing to read once they are decided. */
function isShown({ item }: OpenTask, result: LoadResult<Inbox>): boolean {
  const { kind } = item.task;
  const isGone = kind === "decideTimeOff" || kind === "decideRequests";
  if (!isGone || result.status !== "ready") return true;
  return result.data.items.some(({ key }) => key === item.key);
}

/** More than these are shown when asked for. */
const MOST_SHOWN = 25;

/** So many fit into the card before it is scrolled. */
const LINES_IN_SIGHT = 8;

interface ItemsProps extends InboxCardProps {
  inbox: Inbox;
  onOpen: (task: OpenTask) => void;
}

function Items({ inbox, company, places, startsOn, onOpen }: ItemsProps) {
  const words = inboxTexts(useLocale());
  const [showsAll, setShowsAll] = useState(false);
  const { items, hasMoreAlerts } = inbox;
  const nameOf = useNames(items, places);
  const shown = showsAll ? items : items.slice(0, MOST_SHOWN);
  const painted = useFirstFew(shown, LINES_IN_SIGHT);
  if (items.length === 0) {
    return <Typography sx={{ color: "text.secondary" }}>{words.nothing}</Typography>;
  }
  return (
    <>
      <PlainList aria-label={words.title}>
        {painted.map((item) => (
          <InboxLine
            key={item.key}
            item={item}
            company={company}
            place={places.find(({ location }) => location.id === item.locationId)?.location ?? null}
            isPlaceNamed={places.length > 1}
            nameOf={nameOf}
            startsOn={startsOn}
            onOpen={onOpen}
          />
        ))}
      </PlainList>
      {items.length > shown.length && (
        <Button size="small" onClick={() => setShowsAll(true)}>
          {words.showAll(items.length)}
        </Button>
      )}
      {hasMoreAlerts && (
        <Link component={RouterLink} to="/alerts" variant="body2">
          {words.moreAlerts}
        </Link>
      )}
    </>
  );
}

/** Most people of the list are on a board; the directory is read for others alone. */
function useNames(items: readonly InboxItem[], places: readonly HomePlace[]) {
  const known = new Map(
    places.flatMap(({ board }) =>
      board.map(({ employeeId, employeeName }) => [employeeId, employeeName] as const),
    ),
  );
  const nameOf = useEmployeeNames(employeesNamed(items).filter((id) => !known.has(id)));
  return (id: EmployeeId) => known.get(id) ?? nameOf(id);
}
