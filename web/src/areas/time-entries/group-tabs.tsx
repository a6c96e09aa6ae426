import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import type { ReviewGroup } from "@crewline/domain/rules/time-entries/review";
import { reviewGroups } from "@crewline/domain/rules/time-entries/review";
import type { EntryRow } from "../../entities/time-entries/entry-rows.ts";
import type { GroupFilter } from "./use-entry-filters.ts";

const groupWords: Record<ReviewGroup, string> = {
  needsYou: "Needs you",
  ready: "Ready to approve",
  running: "Working now",
  done: "Done",
};

interface GroupTabsProps {
  rows: readonly EntryRow[];
  value: GroupFilter;
  onChange: (group: GroupFilter) => void;
}

/** The review's groups with how many entries each holds. */
export function GroupTabs({ rows, value, onChange }: GroupTabsProps) {
  const countOf = (group: GroupFilter) =>
    group === "all" ? rows.length : rows.filter((row) => row.group === group).length;
  return (
    <Tabs
      value={value}
      onChange={(_event, group: GroupFilter) => onChange(group)}
      variant="scrollable"
      allowScrollButtonsMobile
      // A button that leads nowhere takes no room before the first group.
      slotProps={{ scrollButtons: { sx: { "&.Mui-disabled": { display: "none" } } } }}
      aria-label="Which entries"
    >
      <Tab value="all" label={`All (${countOf("all")})`} />
      {reviewGroups.map((group) => (
        <Tab key={group} value={group} label={`${groupWords[group]} (${countOf(group)})`} />
      ))}
    </Tabs>
  );
}
