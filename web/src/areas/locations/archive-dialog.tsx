import { useQuery } from "@tanstack/react-query";
import Alert from "@mui/material/Alert";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Link as RouterLink } from "react-router-dom";
import type { Location } from "@crewline/domain/locations/location";
import { formatDate } from "@crewline/domain/time/format";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { useLocations } from "../../pickers/use-locations.ts";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { SelectInput } from "../../ui/select-input.tsx";
import { useNotice } from "../../ui/use-notice.ts";
import { PreviewList } from "./preview-list.tsx";

interface ArchiveDialogProps {
  location: Location;
  onClose: () => void;
}

/** Says what stands in the way of archiving, and asks where people go who work nowhere else. */
export function ArchiveDialog({ location, onClose }: ArchiveDialogProps) {
  const { id: locationId, version: expectedVersion, name } = location;
  const preview = useQuery({
    ...trpc.locations.previewArchive.queryOptions({ locationId }),
    gcTime: 0,
    staleTime: 0,
  });
  const setStatus = useCommand(trpc.locations.setStatus.mutationOptions());
  const [target, setTarget] = useState("");
  const notify = useNotice();
  const { data } = preview;

  const handleSubmit = async () => {
    const movesPeopleTo = target === "" ? null : target;
    const input = { locationId, expectedVersion, status: "archived" as const, movesPeopleTo };
    if ((await setStatus.run(input)) === null) return;
    notify(`${name} is archived.`);
    onClose();
  };

  return (
    <FormDialog
      open
      title={`Archive ${name}?`}
      submitLabel="Archive"
      onSubmit={handleSubmit}
      isRunning={setStatus.isRunning || preview.isPending}
      problem={
        preview.isError ? { message: preview.error.message, fieldErrors: {} } : setStatus.problem
      }
      onClose={onClose}
    >
      <Typography>
        It can no longer be chosen for shifts and time. Everything recorded there stays, and you can
        restore it.
      </Typography>
      {data !== undefined && (
        <>
          {data.clockedIn.length > 0 && (
            <Alert severity="error">
              {`Clocked in there now: ${data.clockedIn.join(", ")}. Set the end first, then archive it.`}
            </Alert>
          )}
          {data.firstShiftDay !== null && (
            <Alert severity="error">
              {`${shiftWords(data.shiftCount)}, the first on ${formatDate(data.firstShiftDay)}. Cancel or move them first. `}
              <Link
                component={RouterLink}
                to={`/schedules?location=${locationId}&week=${data.firstShiftDay}`}
              >
                Open the schedule
              </Link>
            </Alert>
          )}
          {data.onlyHere.length > 0 && (
            <MovePeople
              people={data.onlyHere}
              without={locationId}
              value={target}
              onChange={setTarget}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}

interface MovePeopleProps {
  people: readonly { id: string; name: string }[];
  without: string;
  value: string;
  onChange: (locationId: string) => void;
}

function MovePeople({ people, without, value, onChange }: MovePeopleProps) {
  const locations = useLocations();
  const others = (locations.status === "ready" ? locations.data : []).filter(
    ({ id, status }) => status === "active" && id !== without,
  );
  const lines = people.slice(0, 20).map(({ id, name }) => ({ id, text: name, detail: "" }));
  return (
    <>
      <SelectInput
        label="People who work nowhere else"
        value={value}
        onChange={onChange}
        options={[
          { value: "", label: "Leave them here" },
          ...others.map(({ id, name }) => ({ value: id, label: `Move them to ${name}` })),
        ]}
        help="Who is left here cannot be planned until somebody gives them another location."
      />
      <PreviewList label="People who work nowhere else" lines={lines} all={people.length} />
    </>
  );
}

function shiftWords(count: number): string {
  return count === 1 ? "One shift is planned there" : `${count} shifts are planned there`;
}
