import CheckBox from "@mui/icons-material/CheckBox";
import CheckBoxOutlineBlank from "@mui/icons-material/CheckBoxOutlineBlank";
import LayersOutlined from "@mui/icons-material/LayersOutlined";
import Button from "@mui/material/Button";
import ListItemIcon from "@mui/material/ListItemIcon";
import ListItemText from "@mui/material/ListItemText";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import type { CalendarLayer } from "@crewline/domain/projections/calendar/calendar-items";
import type { CalendarFilters } from "@crewline/domain/projections/calendar/filter-items";
import { useState } from "react";
import { JobRolePicker } from "../../entities/company/job-role-picker.tsx";
import { EmployeePicker } from "../../entities/employees/employee-picker.tsx";
import { LocationPicker } from "../../entities/locations/location-picker.tsx";
import { FilterSheet } from "../../ui/page/filter-sheet.tsx";
import type { CalendarAddress } from "./calendar-address.ts";
import { layerLabels, offeredLayers } from "./use-layers.ts";

interface CalendarFilterFieldsProps {
  filters: CalendarFilters;
  set: CalendarAddress["set"];
  /** True while only the reader's own shifts are shown; null for readers without any. */
  isMine: boolean | null;
}

/** Whose calendar it is, and at which place; in a sheet on phones. */
export function CalendarFilterFields({ filters, set, isMine }: CalendarFilterFieldsProps) {
  const { employeeId, jobRoleId, locationId } = filters;
  const chosen = [isMine === true ? null : employeeId, jobRoleId, locationId];
  const count = chosen.filter((one) => one !== null).length;
  return (
    <>
      {isMine !== null && (
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Whose calendar"
          value={isMine ? "mine" : "all"}
          onChange={(_event, whose: string | null) => {
            if (whose !== null) set({ whose, employee: "" });
          }}
        >
          <ToggleButton value="mine">Mine</ToggleButton>
          <ToggleButton value="all">Everyone</ToggleButton>
        </ToggleButtonGroup>
      )}
      {isMine !== true && (
        <FilterSheet label={count === 0 ? "Filter" : `Filter (${count})`} doneLabel="Done">
          <LocationPicker
            isCompact
            allLabel="All locations"
            value={locationId ?? ""}
            onChange={(location) => set({ location })}
          />
          <EmployeePicker
            isCompact
            allLabel="Everyone"
            value={employeeId ?? ""}
            onChange={(employee) => set({ employee })}
          />
          <JobRolePicker
            isCompact
            allLabel="All job roles"
            value={jobRoleId}
            onChange={(role) => set({ role: role ?? "" })}
          />
        </FilterSheet>
      )}
    </>
  );
}

interface LayersButtonProps {
  layers: ReadonlySet<CalendarLayer>;
  onToggle: (layer: CalendarLayer) => void;
}

/** What the calendar shows; the choice is kept for this person on this device. */
export function LayersButton({ layers, onToggle }: LayersButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isOpen = anchor !== null;
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<LayersOutlined />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Layers
      </Button>
      <Menu
        anchorEl={anchor}
        open={isOpen}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { dense: true, "aria-label": "Layers" } }}
      >
        {offeredLayers.map((layer) => (
          <MenuItem
            key={layer}
            role="menuitemcheckbox"
            aria-checked={layers.has(layer)}
            onClick={() => onToggle(layer)}
          >
            <ListItemIcon>
              {layers.has(layer) ? (
                <CheckBox fontSize="small" color="primary" />
              ) : (
                <CheckBoxOutlineBlank fontSize="small" />
              )}
            </ListItemIcon>
            <ListItemText>{layerLabels[layer]}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
