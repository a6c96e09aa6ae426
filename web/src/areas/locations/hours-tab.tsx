import type { LocationRecord } from "@crewline/domain/records/locations/location-record";
import { OpeningHoursInput } from "../../entities/locations/opening-hours-input.tsx";
import { useToday } from "../../time/use-today.ts";
import { SpecialDaysInput } from "./special-days-input.tsx";
import { useLocationForm } from "./use-location-form.ts";
import { EditForm } from "../../ui/forms/edit-form.tsx";

/** The opening hours of the location: the usual week, and the days that are different. */
export function HoursTab({ location }: { location: LocationRecord }) {
  const { form, mayEdit } = useLocationForm(location, hoursOf);
  const { draft, change, errorOf } = form;
  const today = useToday(location.timeZone);
  return (
    <EditForm form={form} mayEdit={mayEdit}>
      <OpeningHoursInput
        value={draft.openingHours}
        onChange={(openingHours) => change({ openingHours })}
        errorOf={(field) => errorOf(`openingHours.${field}`)}
      />
      <SpecialDaysInput
        value={draft.specialDays}
        onChange={(specialDays) => change({ specialDays })}
        errorOf={(field) => errorOf(field === "" ? "specialDays" : `specialDays.${field}`)}
        today={today}
      />
    </EditForm>
  );
}

function hoursOf({ openingHours, specialDays }: LocationRecord) {
  return { openingHours, specialDays };
}
