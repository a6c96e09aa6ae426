import type { JobRoleId } from "@crewline/domain/records/job-roles/job-role";
import type { Industry, Starter } from "@crewline/domain/records/company/industries";
import {
  industries,
  usualRoles,
  withIndustry,
  withRoleNames,
} from "@crewline/domain/records/company/industries";
import { SelectInput } from "../../ui/inputs/select-input.tsx";
import { TagsInput } from "../../ui/inputs/tags-input.tsx";

interface StarterFieldsProps {
  value: Starter;
  onChange: (value: Starter) => void;
  /** Job roles that people have; another industry does not remove them. */
  held?: readonly JobRoleId[];
  errorOf: (field: string) => string | undefined;
}

const industryLabels: Record<Industry, string> = {
  cafe: "Cafe",
  restaurant: "Restaurant",
  bar: "Bar",
  retail: "Retail",
  hotel: "Hotel",
  healthCare: "Health care",
  salon: "Salon",
  gym: "Gym",
  events: "Events",
  cleaning: "Cleaning",
  construction: "Construction",
  warehouse: "Warehouse",
  other: "Other",
};

const none = { value: "", label: "Not chosen" } as const;
const options = [none, ...industries.map((value) => ({ value, label: industryLabels[value] }))];

/** The industry, which brings its usual job roles, and the roles themselves. */
export function StarterFields({ value, onChange, held = [], errorOf }: StarterFieldsProps) {
  const { industry, jobRoles } = value;
  const colours = new Map(jobRoles.map(({ name, colour }) => [name, colour]));
  const rolesError = errorOf("starter.jobRoles") ?? firstRoleError(jobRoles.length, errorOf);
  const handleIndustry = (chosen: Industry | "") =>
    onChange(withIndustry(value, chosen === "" ? null : chosen, { held, newId }));
  return (
    <>
      <SelectInput
        label="Industry (optional)"
        value={industry ?? ""}
        options={options}
        onChange={handleIndustry}
        error={errorOf("starter.industry")}
        help={industry === null ? "Adds the job roles that are usual there." : undefined}
      />
      {(industry !== null || jobRoles.length > 0) && (
        <TagsInput
          label="Job roles"
          value={jobRoles.map(({ name }) => name)}
          suggestions={usualRoles(industry).map(({ name }) => name)}
          onChange={(names) => onChange(withRoleNames(value, names, newId))}
          colourOf={(name) => colours.get(name)}
          error={rolesError}
          help="Remove what you don't need, or type your own."
        />
      )}
    </>
  );
}

function newId(): string {
  return crypto.randomUUID();
}

function firstRoleError(count: number, errorOf: StarterFieldsProps["errorOf"]): string | undefined {
  return Array.from({ length: count }, (_, index) =>
    errorOf(`starter.jobRoles.${index}.name`),
  ).find((error) => error !== undefined);
}
