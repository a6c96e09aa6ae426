import type { CompanyId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { dayStart, localDateAt } from "@crewline/domain/kernel/time/zone";
import type { ChecklistRun } from "@crewline/domain/records/checklists/checklist-run";
import { checklistDayId, runsOfDay } from "@crewline/domain/records/checklists/checklist-run";
import type { Location } from "@crewline/domain/records/locations/location";
import { carriedOver } from "@crewline/domain/rules/checklists/follow-up";
import { listsOfDay } from "@crewline/domain/rules/checklists/lists-of-day";
import { nextLists, nextMissed } from "@crewline/domain/rules/checklists/next-lists";
import { lookSoon } from "../alerts/look-soon.ts";
import type { RunChange } from "../../store/company/checklists.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { companyStore } from "../../store/company/company-store.ts";
import { inTransaction } from "../../store/unit/unit.ts";

interface Where {
  companyId: CompanyId;
  locationId: LocationId;
}

/**
 * Makes the lists of a location's present day and marks those that were missed, also of the day
 * before, whose last list may end after midnight. Twice changes nothing. Returns when it is due
 * again: as the next day begins or the next list is missed; null for a location without templates.
 */
export async function makeLists({ companyId, locationId }: Where): Promise<Instant | null> {
  const { isChanged, next } = await writeLists({ companyId, locationId });
  if (isChanged) await lookSoon(companyId, locationId);
  return next;
}

interface Written {
  isChanged: boolean;
  next: Instant | null;
}

function writeLists({ companyId, locationId }: Where): Promise<Written> {
  return inTransaction(async (unit) => {
    const store = companyStore(unit, companyId);
    const location = await store.locations.find(locationId);
    if (location?.status !== "active") return { isChanged: false, next: null };
    const now = unit.now();
    const today = localDateAt(now, location.timeZone);
    const of = { store, location, now };
    const before = await changeDay(of, addDays(today, -1), []);
    const present = await changeDay(of, today, before.runs);
    before.write();
    present.write();
    const runs = [...before.runs, ...present.runs];
    const isChanged = before.isChanged || present.isChanged;
    const missed = nextMissed(runs, now);
    if (!present.hasTemplates && missed === null) return { isChanged, next: null };
    const tomorrow = dayStart(addDays(today, 1), location.timeZone);
    return { isChanged, next: missed !== null && missed < tomorrow ? missed : tomorrow };
  });
}

interface Of {
  store: CompanyStore;
  location: Location;
  now: Instant;
}

interface ChangedDay {
  runs: ChecklistRun[];
  hasTemplates: boolean;
  isChanged: boolean;
  write: () => void;
}

/** `earlier` are the lists of the day before, whose open tasks go on. */
async function changeDay(
  { store, location, now }: Of,
  day: LocalDate,
  earlier: readonly ChecklistRun[],
): Promise<ChangedDay> {
  const isOver = day < localDateAt(now, location.timeZone);
  const id = checklistDayId(location.id, day);
  const [stored, templates, shifts, { workRules }] = await Promise.all([
    store.checklistDays.find(id),
    store.checklistTemplates.list([["locationIds", "array-contains-any", [location.id]]]),
    store.publishedShifts.list([
      ["locationId", "==", location.id],
      ["day", "==", day],
    ]),
    store.company(),
  ]);
  const present = stored === null ? [] : runsOfDay(stored);
  const { weekStart } = workRules;
  const wanted = listsOfDay(templates, { day, location, weekStart, shifts });
  const { save: changed, remove } = nextLists({ stored: present, wanted, now, isOver });
  const save = [...changed, ...carriedOver(earlier, present)];
  const gone = new Set([...save, ...remove].map((run) => run.id));
  return {
    runs: [...present.filter((run) => !gone.has(run.id)), ...save],
    isChanged: save.length + remove.length > 0,
    hasTemplates: templates.some(({ state }) => state === "active"),
    write: () => {
      if (save.length + remove.length === 0) return;
      store.checklistDays.change({ id, locationId: location.id, day }, [
        ...save.map((run): RunChange => [run, "save"]),
        ...remove.map((run): RunChange => [run, "remove"]),
      ]);
    },
  };
}
