import Stack from "@mui/material/Stack";
import { readId } from "@crewline/domain/kernel/ids/read-id";
import { locationIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import { LocationPicker } from "../../entities/locations/location-picker.tsx";
import { useActor } from "../../session/actor/use-actor.ts";
import { useUrlParams } from "../../ui/address/use-url-params.ts";
import { SearchInput } from "../../ui/inputs/search-input.tsx";
import { SelectInput } from "../../ui/inputs/select-input.tsx";
import { templateFilters } from "./template-list.tsx";

const statusOptions = [
  { value: "used", label: "Active and drafts" },
  { value: "archived", label: "Archived" },
  { value: "all", label: "All" },
];

/** The filters of the templates. */
export function TemplateFilters() {
  const { values, set } = useUrlParams(templateFilters);
  const { locationIds } = useActor();
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap", mb: 2 }}>
      <SearchInput label="Search checklists" value={values.q} onChange={(q) => set({ q })} />
      <SelectInput
        label="Status"
        value={values.status}
        options={statusOptions}
        onChange={(status) => set({ status })}
        isCompact
      />
      <LocationPicker
        value={readId(locationIdSchema, values.location) ?? ""}
        onChange={(location) => set({ location })}
        allLabel="All locations"
        {...(locationIds !== null && { within: locationIds })}
        isCompact
      />
    </Stack>
  );
}
