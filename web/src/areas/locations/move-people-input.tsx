import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import { useLocations } from "../../entities/locations/use-locations.ts";
import { SelectInput } from "../../ui/inputs/select-input.tsx";
import { PreviewList } from "./preview-list.tsx";

interface MovePeopleInputProps {
  people: readonly { id: string; name: string }[];
  /** The locations that are archived. */
  without: readonly LocationId[];
  value: LocationId | "";
  onChange: (locationId: LocationId | "") => void;
}

/** The choice of a new location for people whose locations are all archived. */
export function MovePeopleInput({ people, without, value, onChange }: MovePeopleInputProps) {
  const locations = useLocations();
  const others = (locations.status === "ready" ? locations.data : []).filter(
    ({ id, status }) => status === "active" && !without.includes(id),
  );
  const lines = people.slice(0, 20).map(({ id, name }) => ({ id, text: name, detail: "" }));
  return (
    <>
      <SelectInput
        label="People without another location"
        value={value}
        onChange={onChange}
        options={[
          { value: "", label: "Leave them here" },
          ...others.map(({ id, name }) => ({ value: id, label: `Move them to ${name}` })),
        ]}
        help="They can't be scheduled until you move them."
      />
      <PreviewList label="People without another location" lines={lines} all={people.length} />
    </>
  );
}
