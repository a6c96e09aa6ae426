import Button from "@mui/material/Button";
import Popover from "@mui/material/Popover";
import Stack from "@mui/material/Stack";
import { offeredEntries } from "@crewline/domain/rules/company-lists/find-entry";
import { JobRolePicker } from "../../../entities/company/job-role-picker.tsx";
import { useSkills } from "../../../entities/company/use-skills.ts";
import { CheckInput } from "../../../ui/inputs/check-input.tsx";
import { SelectInput } from "../../../ui/inputs/select-input.tsx";
import type { RowSort, RowView } from "./arranged-rows.ts";
import { plainRows } from "./arranged-rows.ts";
import type { ChosenRows } from "./use-row-view.ts";

export interface RowsPanelProps {
  anchor: HTMLElement;
  rows: ChosenRows;
  onClose: () => void;
}

const sorts: readonly { value: RowSort; label: string }[] = [
  { value: "name", label: "Name" },
  { value: "hours", label: "Hours, fewest first" },
  { value: "role", label: "Job role" },
];

/** Grouping, order and filters of the people in the grid. */
export function RowsPanel({ anchor, rows, onClose }: RowsPanelProps) {
  const { view, change } = rows;
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
      slotProps={{
        paper: { role: "dialog", "aria-label": "Group, sort, filter", sx: { p: 2, width: 280 } },
      }}
    >
      <Stack spacing={2}>
        <CheckInput
          label="Group by job role"
          value={view.isGrouped}
          onChange={(isGrouped) => change({ isGrouped })}
        />
        <SelectInput
          label="Sort by"
          isSmall
          value={view.sort}
          options={sorts}
          onChange={(sort) => change({ sort })}
        />
        <JobRolePicker
          isCompact
          allLabel="All job roles"
          value={view.jobRoleId}
          onChange={(jobRoleId) => change({ jobRoleId })}
        />
        <SkillFilter view={view} change={change} />
        <CheckInput
          label="Only people with shifts"
          value={view.hasShifts}
          onChange={(hasShifts) => change({ hasShifts })}
        />
        <Button color="inherit" onClick={() => change(plainRows)}>
          Reset
        </Button>
      </Stack>
    </Popover>
  );
}

/** Nothing for a company without skills. */
function SkillFilter({ view, change }: Pick<ChosenRows, "change"> & { view: RowView }) {
  const skills = offeredEntries(useSkills(), view.skillId === null ? [] : [view.skillId]);
  if (skills.length === 0) return null;
  return (
    <SelectInput
      label="Skill"
      isSmall
      value={view.skillId ?? ""}
      options={[
        { value: "", label: "All skills" },
        ...skills.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={(value) => change({ skillId: skills.find(({ id }) => id === value)?.id ?? null })}
    />
  );
}
