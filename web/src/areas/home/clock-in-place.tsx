import type { Location } from "@crewline/domain/records/locations/location";
import { nameOrNone } from "@crewline/domain/rules/job-roles/job-role-names";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useRoleName } from "../../entities/company/use-job-roles.ts";
import { SelectInput } from "../../ui/inputs/select-input.tsx";
import type { ClockInChoice } from "./use-clock-in-choice.ts";

interface ClockInPlaceProps {
  choice: ClockInChoice;
  place: Location;
}

/** Location and job role in words where they are clear, and as fields where they are not. */
export function ClockInPlace({ choice, place }: ClockInPlaceProps) {
  const { places, jobRoleIds, jobRoleId, isPlanned } = choice;
  const roleName = useRoleName();
  const [isChanging, setChanging] = useState(false);
  const isFixed = places.length === 1 && jobRoleIds.length < 2;
  if (isChanging || !(isPlanned || isFixed)) return <ChoiceFields choice={choice} place={place} />;
  const what = [place.name, isPlanned ? nameOrNone(jobRoleId, roleName) : null];
  return (
    <Stack direction="row" sx={{ alignItems: "center", gap: 1 }}>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {`at ${what.filter(Boolean).join(", ")}`}
      </Typography>
      {!isFixed && (
        <Button size="small" onClick={() => setChanging(true)}>
          Change
        </Button>
      )}
    </Stack>
  );
}

function ChoiceFields({ choice, place }: ClockInPlaceProps) {
  const { places, jobRoleIds, jobRoleId, choosePlace, chooseRole } = choice;
  const roleName = useRoleName();
  return (
    <>
      {places.length > 1 ? (
        <SelectInput
          label="Location"
          value={place.id}
          onChange={choosePlace}
          options={places.map(({ id, name }) => ({ value: id, label: name }))}
        />
      ) : (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {`at ${place.name}`}
        </Typography>
      )}
      {jobRoleIds.length > 1 && (
        <SelectInput
          label="Job role"
          value={jobRoleId ?? ""}
          onChange={(chosen) => chooseRole(chosen === "" ? null : chosen)}
          options={jobRoleIds.map((id) => ({ value: id, label: roleName(id) }))}
        />
      )}
    </>
  );
}
