import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { hoursText } from "@crewline/domain/kernel/formats/hours-text";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { PersonAvatar } from "../../../entities/employees/photo/person-avatar.tsx";
import { StatusChip } from "../../../ui/page/status-chip.tsx";
import type { TableColumn } from "../../../ui/tables/table-column.ts";
import { textColumn } from "../../../ui/tables/table-column.ts";
import type { SamplePerson } from "./sample-people.ts";

/** Name, job role, location, hours and status; on a card two lines and the status. */
export function sampleColumns(locale: Locale): TableColumn<SamplePerson>[] {
  return [
    {
      id: "name",
      header: "Name",
      cell: (person) => (
        <Named>
          <PersonAvatar employee={person} size={24} />
          {person.name}
        </Named>
      ),
      sortBy: ({ name }) => name,
    },
    textColumn({
      id: "jobRole",
      header: "Job role",
      text: ({ jobRole }) => jobRole,
      card: "detail",
    }),
    textColumn({
      id: "location",
      header: "Location",
      text: ({ location }) => location,
      card: "detail",
    }),
    {
      id: "hours",
      header: "Hours",
      cell: ({ seconds }) => (seconds === 0 ? "–" : hoursText(seconds, locale)),
      sortBy: ({ seconds }) => seconds,
      align: "right",
      width: 96,
      card: "hidden",
      footer: "133",
    },
    {
      id: "status",
      header: "Status",
      cell: ({ status }) => <StatusChip {...status} />,
      sortBy: ({ status }) => status.label,
      width: 144,
      card: "state",
    },
  ];
}

/** A column with the one act of a row. */
export const actionColumn: TableColumn<SamplePerson> = {
  id: "action",
  header: "Action",
  cell: ({ name }) => (
    <Button size="small" aria-label={`Approve ${name}`}>
      Approve
    </Button>
  ),
  width: 120,
  card: "actions",
};

const Named = styled("span")({
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  verticalAlign: "middle",
});
