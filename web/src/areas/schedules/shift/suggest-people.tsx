import PersonSearch from "@mui/icons-material/PersonSearch";
import Button from "@mui/material/Button";
import { useState } from "react";
import type { EmployeeId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type {
  OpenPlan,
  RankedPeopleDialogProps,
} from "../../../entities/schedules/ranked-people-dialog.tsx";
import { lazyPart } from "../../../ui/loading/lazy-part.tsx";
import type { ShiftForm } from "./shift-form.ts";
import { planFrom } from "./shift-form.ts";

const ranked = lazyPart<RankedPeopleDialogProps>(
  async () =>
    (await import("../../../entities/schedules/ranked-people-dialog.tsx")).RankedPeopleDialog,
);

interface SuggestPeopleProps {
  form: ShiftForm;
  locationId: LocationId;
  /** True while the typed times make no shift. */
  isDisabled: boolean;
  onChoose: (employeeId: EmployeeId) => void;
}

/** Opens the ranked list of who can work the shift as it is typed. */
export function SuggestPeople({ form, locationId, isDisabled, onChoose }: SuggestPeopleProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        startIcon={<PersonSearch />}
        disabled={isDisabled}
        onClick={() => setOpen(true)}
        onPointerEnter={ranked.preload}
        onFocus={ranked.preload}
        sx={{ alignSelf: "flex-start" }}
      >
        Suggest people
      </Button>
      {isOpen && (
        <ranked.Part
          plan={openPlan(form, locationId)}
          onChoose={(employeeId) => {
            setOpen(false);
            onChoose(employeeId);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** The choice depends neither on the person chosen at present nor on the note. */
function openPlan(form: ShiftForm, locationId: LocationId): OpenPlan {
  const { employeeId: _present, ...plan } = planFrom(form, locationId);
  return { ...plan, note: "" };
}
