import type { LocationRecord } from "@crewline/domain/records/locations/location-record";
import { rulesOn } from "@crewline/domain/rules/company/rules-on";
import { useCompany } from "../../entities/company/use-company.ts";
import { OpeningHoursInput } from "../../entities/locations/opening-hours-input.tsx";
import { useToday } from "../../time/use-today.ts";
import { SchoolBreaksInput } from "./school-breaks-input.tsx";
import { SpecialDaysInput } from "./special-days-input.tsx";
import { useLocationForm } from "./use-location-form.ts";
import { EditForm } from "../../ui/forms/edit-form.tsx";

/** The opening hours of the location: the usual week, and the days that are different. */
export function HoursTab({ location }: { location: LocationRecord }) {
  const { form, mayEdit } = useLocationForm(location, hoursOf);
  const { draft, change, errorOf } = form;
  const today = useToday(location.timeZone);
  const company = useCompany();
  const hasMinorRules =
    company.status === "ready" && rulesOn(company.data, today).limits.minors !== null;
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
      {(hasMinorRules || draft.schoolBreaks.length > 0) && (
        <SchoolBreaksInput
          value={draft.schoolBreaks}
          onChange={(schoolBreaks) => change({ schoolBreaks })}
          errorOf={(field) => errorOf(field === "" ? "schoolBreaks" : `schoolBreaks.${field}`)}
          today={today}
        />
      )}
    </EditForm>
  );
}

function hoursOf({ openingHours, specialDays, schoolBreaks }: LocationRecord) {
  return { openingHours, specialDays, schoolBreaks };
}
