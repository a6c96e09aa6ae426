import DeleteOutlined from "@mui/icons-material/DeleteOutlined";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import type { Blackout } from "@crewline/domain/records/time-off/blackout";
import { LocationsPicker } from "../../../entities/locations/locations-picker.tsx";
import { useActor } from "../../../session/actor/use-actor.ts";
import { FieldsOffContext } from "../../../ui/inputs/fields-off.ts";
import { DayInput } from "../../../ui/inputs/day-input.tsx";
import { TextInput } from "../../../ui/inputs/text-input.tsx";

interface BlackoutFieldsProps {
  blackout: Blackout;
  /** False for one that holds beyond the locations that the person manages. */
  mayEdit: boolean;
  onChange: (change: Partial<Blackout>) => void;
  onRemove: () => void;
  errorOf: (field: string) => string | undefined;
}

/** The name, days and locations of one blackout. */
export function BlackoutFields(props: BlackoutFieldsProps) {
  const { blackout, mayEdit, onChange, onRemove, errorOf } = props;
  const { locationIds: managed } = useActor();
  const { name, from, until, locationIds } = blackout;
  return (
    <FieldsOffContext value={!mayEdit}>
      <Stack
        role="group"
        aria-label={name === "" ? "New dates" : name}
        spacing={2}
        sx={{ borderTop: 1, borderColor: "divider", pt: 2 }}
      >
        <Stack direction="row" spacing={1} sx={{ alignItems: "flex-start" }}>
          <TextInput
            label="Name"
            value={name}
            onChange={(next) => onChange({ name: next })}
            error={errorOf("name")}
            isRequired
          />
          {mayEdit && (
            <IconButton
              aria-label={`Remove ${name === "" ? "new dates" : name}`}
              onClick={onRemove}
            >
              <DeleteOutlined />
            </IconButton>
          )}
        </Stack>
        <Stack direction="row" spacing={2}>
          <DayInput
            label="First day"
            value={from}
            onChange={(next) =>
              onChange(
                until < next || until === from ? { from: next, until: next } : { from: next },
              )
            }
            error={errorOf("from")}
            isRequired
          />
          <DayInput
            label="Last day"
            value={until}
            min={from}
            onChange={(next) => onChange({ until: next })}
            error={errorOf("until")}
            isRequired
          />
        </Stack>
        <LocationsPicker
          label="Only at"
          value={locationIds ?? []}
          onChange={(ids) =>
            onChange({ locationIds: ids.length === 0 && managed === null ? null : [...ids] })
          }
          error={errorOf("locationIds")}
          {...(managed === null
            ? { help: "None means all locations." }
            : mayEdit && { within: managed })}
        />
      </Stack>
    </FieldsOffContext>
  );
}
