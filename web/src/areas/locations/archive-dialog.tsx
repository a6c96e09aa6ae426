import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import { pluralForm } from "@crewline/domain/kernel/formats/counted";
import { useQuery } from "@tanstack/react-query";
import Alert from "@mui/material/Alert";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Link as RouterLink } from "react-router-dom";
import { nouns } from "@crewline/domain/kernel/formats/nouns";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { counted } from "@crewline/domain/kernel/formats/counted";
import type { LocationRecord } from "@crewline/domain/records/locations/location-record";
import { shiftsInTheWay } from "@crewline/domain/words/schedules/shifts-in-the-way";
import { useLocale } from "../../locale/use-locale.ts";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { BatchDialog } from "../../entities/batches/batch-dialog.tsx";
import { useBatches } from "../../entities/batches/use-batches.ts";
import { MovePeopleInput } from "./move-people-input.tsx";

interface ArchiveDialogProps {
  /** Active ones; keep them as they were when the dialog opened. */
  locations: readonly LocationRecord[];
  onClose: (isDone: boolean) => void;
}

const whatItMeans = {
  one: "It can no longer be chosen for shifts and time, and its shared tablets are unpaired. Everything recorded there stays, and you can restore it.",
  other:
    "They can no longer be chosen for shifts and time, and their shared tablets are unpaired. Everything recorded there stays, and you can restore them.",
};

/** Says what prevents archiving, and asks where people who work nowhere else move to. */
export function ArchiveDialog({ locations, onClose }: ArchiveDialogProps) {
  const locale = useLocale();
  const locationIds = locations.map(({ id }) => id);
  const preview = useQuery({
    ...trpc.locations.previewArchive.queryOptions({ locationIds }),
    gcTime: 0,
    staleTime: 0,
  });
  const [target, setTarget] = useState<LocationId | "">("");
  const archive = useCommand(trpc.locations.archiveMany.mutationOptions());
  const undo = useCommand(trpc.locations.undoBatch.mutationOptions());
  const batches = useBatches<ReturnType<typeof rowOf>>({
    save: (bulk) => archive.run({ ...bulk, movesPeopleTo: target === "" ? null : target }),
    undo: (batchId) => undo.run({ batchId }),
  });
  const previews = preview.data?.locations ?? [];
  const blocked = new Set(previews.filter(isBlocked).map(({ locationId }) => locationId));
  const free = locations.filter(({ id }) => !blocked.has(id));
  const people = peopleLeft(previews);
  const what = namesOf(locations, locale);
  const name = `Archive ${what}`;

  return (
    <BatchDialog
      name={name}
      title={`Archive ${what}?`}
      isDangerous
      submitLabel={blocked.size === 0 || free.length === 0 ? "Archive" : `Archive ${free.length}`}
      batches={batches}
      onRun={async () => (free.length === 0 ? null : batches.run(name, free.map(rowOf)))}
      isLoading={preview.isPending}
      problem={
        preview.isError
          ? { message: preview.error.message, fieldErrors: {} }
          : (archive.problem ?? undo.problem)
      }
      isBlocked={free.length === 0}
      onClose={onClose}
    >
      <Typography>{pluralForm(locations.length, whatItMeans, locale)}</Typography>
      {previews.filter(isBlocked).map((one) => (
        <InTheWay key={one.locationId} preview={one} where={nameIn(locations, one.locationId)} />
      ))}
      {people.length > 0 && (
        <MovePeopleInput
          people={people}
          without={locationIds}
          value={target}
          onChange={setTarget}
        />
      )}
    </BatchDialog>
  );
}

interface Preview {
  locationId: LocationId;
  shiftCount: number;
  firstShiftDay: string | null;
  clockedIn: readonly string[];
  onlyHere: readonly { id: string; name: string }[];
}

function isBlocked({ shiftCount, clockedIn }: Preview): boolean {
  return shiftCount > 0 || clockedIn.length > 0;
}

/**
 * Employees left without a location. Those who also work at one that stays are not, unless none can
 * go.
 */
function peopleLeft(previews: readonly Preview[]): Preview["onlyHere"] {
  const staying = previews.some((one) => !isBlocked(one)) ? previews.filter(isBlocked) : [];
  const kept = new Set(staying.flatMap(({ onlyHere }) => onlyHere.map(({ id }) => id)));
  const people = previews.flatMap(({ onlyHere }) => onlyHere).filter(({ id }) => !kept.has(id));
  return [...new Map(people.map((one) => [one.id, one])).values()];
}

function InTheWay({ preview, where }: { preview: Preview; where: string }) {
  const locale = useLocale();
  const { locationId, shiftCount, firstShiftDay, clockedIn } = preview;
  return (
    <>
      {clockedIn.length > 0 && (
        <Alert severity="error">
          {`Clocked in at ${where} now: ${clockedIn.join(", ")}. Set the end first, then archive it.`}
        </Alert>
      )}
      {firstShiftDay !== null && (
        <Alert severity="error">
          {`${shiftsInTheWay(shiftCount, { where, firstDay: firstShiftDay }, locale)} `}
          <Link
            component={RouterLink}
            to={`/schedules?location=${locationId}&week=${firstShiftDay}`}
          >
            {`Open the schedule of ${where}`}
          </Link>
        </Alert>
      )}
    </>
  );
}

function rowOf({ id, name, version }: LocationRecord) {
  return { key: id, title: name, locationId: id, expectedVersion: version };
}

function nameIn(locations: readonly LocationRecord[], locationId: LocationId): string {
  return locations.find(({ id }) => id === locationId)?.name ?? "";
}

function namesOf(locations: readonly LocationRecord[], locale: Locale): string {
  const [first] = locations;
  return locations.length === 1 && first !== undefined
    ? first.name
    : counted(locations.length, nouns.location, locale);
}
