import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { unknownReader } from "@crewline/domain/kernel/formats/locale";
import type { NameOfRole } from "@crewline/domain/rules/job-roles/job-role-names";
import { jobRolesText } from "@crewline/domain/rules/job-roles/job-role-names";
import { hoursCell } from "@crewline/domain/projections/locations/hours-cell";
import { geofenceModeWords } from "@crewline/domain/words/locations/geofence-words";
import type { LocationRecord } from "@crewline/domain/records/locations/location-record";
import { openingHoursText } from "@crewline/domain/words/locations/opening-hours-text";
import { formatDate } from "@crewline/domain/kernel/formats/format-time";
import { commonZoneName } from "@crewline/domain/kernel/time/zone-names";
import type { TableColumn } from "../../ui/tables/table-column.ts";
import { textColumn } from "../../ui/tables/table-column.ts";
import { weekdays } from "@crewline/domain/kernel/time/local-date";
import { weekdayHeading } from "@crewline/domain/projections/locations/import-fields";
import { LocationPhone } from "./location-phone.tsx";
import { LocationStatusChip, statusWords } from "./location-words.tsx";

/** The columns of the list; `today` tells which special day is the next one. */
export function locationColumns(
  today: string,
  roleName: NameOfRole,
  locale: Locale,
): TableColumn<LocationRecord>[] {
  return [
    textColumn({ id: "name", header: "Name", text: ({ name }) => name }),
    ownColumn("address", "Address"),
    {
      id: "timeZone",
      header: "Time zone",
      cell: ({ timeZone }) => commonZoneName(timeZone),
      csv: ({ timeZone }) => timeZone,
      sortBy: ({ timeZone }) => timeZone,
      width: 200,
    },
    {
      id: "hours",
      header: "Opening hours",
      cell: ({ openingHours }) => openingHoursText(openingHours, locale),
      // Files are read by programs: 24 hours, whatever the reader chose.
      csv: ({ openingHours }) => openingHoursText(openingHours, unknownReader),
    },
    {
      ...ownColumn("phone", "Phone"),
      cell: (location) => (location.phone === "" ? "–" : <LocationPhone location={location} />),
      isOptional: true,
    },
    { ...ownColumn("costCentre", "Cost centre"), isOptional: true },
    {
      id: "jobRoles",
      header: "Job roles",
      cell: ({ jobRoleIds }) => jobRolesText(jobRoleIds, roleName) || "All",
      sortBy: ({ jobRoleIds }) => jobRolesText(jobRoleIds, roleName, "; ") || null,
      isOptional: true,
    },
    {
      id: "areas",
      header: "Areas",
      cell: ({ areas }) => areas.map(({ name }) => name).join(", ") || "–",
      sortBy: ({ areas }) => areas.map(({ name }) => name).join("; ") || null,
      isOptional: true,
    },
    {
      id: "nextSpecialDay",
      header: "Next special day",
      cell: (location) => nextWords(location, today, locale),
      sortBy: (location) => nextSpecial(location, today)?.day ?? null,
      isOptional: true,
    },
    textColumn({
      id: "clockIn",
      header: "Off-site clock-ins",
      text: ({ geofence }) => geofenceModeWords(locale)[geofence.mode],
      isOptional: true,
    }),
    {
      id: "status",
      header: "Status",
      cell: ({ status }) => <LocationStatusChip status={status} />,
      sortBy: ({ status }) => statusWords[status],
      width: 120,
    },
  ];
}

/** Further columns of the file, by which an import finds its locations again. */
export const fileColumns: readonly TableColumn<LocationRecord>[] = [
  ...weekdays.map((day) => ({
    id: day,
    header: weekdayHeading(day),
    cell: ({ openingHours }: LocationRecord) => hoursCell(openingHours[day]),
    csv: ({ openingHours }: LocationRecord) => hoursCell(openingHours[day]),
  })),
  { id: "recordId", header: "Record ID", cell: ({ id }) => id, csv: ({ id }) => id },
];

function ownColumn(
  id: "address" | "phone" | "costCentre",
  header: string,
): TableColumn<LocationRecord> {
  return textColumn({ id, header, text: (location) => location[id] || null });
}

function nextSpecial({ specialDays }: LocationRecord, today: string) {
  return specialDays
    .filter(({ day }) => day >= today)
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))[0];
}

function nextWords(location: LocationRecord, today: string, locale: Locale): string {
  const next = nextSpecial(location, today);
  return next === undefined ? "–" : `${formatDate(next.day, locale)} ${next.name}`.trim();
}
