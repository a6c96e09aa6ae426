import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { NameOfRole } from "@crewline/domain/rules/job-roles/job-role-names";
import { styled } from "@mui/material/styles";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { PersonChanges } from "@crewline/domain/rules/schedules/changes-by-person";
import type { PublishedShift, Shift } from "@crewline/domain/records/schedules/shift";
import { formatDay, formatLocalSpan } from "@crewline/domain/kernel/formats/format-time";
import { useLocale } from "../../../locale/use-locale.ts";

const Changes = styled("ul")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  padding: 0,
  "& > li": { padding: "8px 0", borderTop: `1px solid ${(theme.vars ?? theme).palette.divider}` },
  "& ul": { margin: 0, paddingLeft: 20 },
  "& .kind": { fontWeight: 600 },
}));

interface PersonChangesListProps {
  people: readonly PersonChanges<Shift | PublishedShift>[];
  nameOf: (employeeId: EmployeeId) => string;
  roleName: NameOfRole;
}

/** Each person by name with what publishing adds, changes and takes away; open shifts come last. */
export function PersonChangesList({ people, nameOf, roleName }: PersonChangesListProps) {
  const locale = useLocale();
  const names = { roleName, locale };
  return (
    // It may be longer than the dialog, so a keyboard must be able to scroll it.
    <Changes aria-label="Who gets which change" tabIndex={0}>
      {people.toSorted(byName(nameOf)).map(({ employeeId, added, changed, removed }) => (
        <li key={employeeId ?? "open"}>
          <strong>{employeeId === null ? "Open shifts" : nameOf(employeeId)}</strong>
          <ul>
            {added.map((shift) => (
              <Change key={shift.id} kind="New" text={words(shift, names)} />
            ))}
            {changed.map(({ before, after }) => (
              <Change key={after.id} kind="Changed" text={difference(before, after, names)} />
            ))}
            {removed.map((shift) => (
              <Change key={shift.id} kind="Removed" text={words(shift, names)} />
            ))}
          </ul>
        </li>
      ))}
    </Changes>
  );
}

function byName(nameOf: PersonChangesListProps["nameOf"]) {
  return ({ employeeId: a }: Told, { employeeId: b }: Told) => {
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return nameOf(a).localeCompare(nameOf(b));
  };
}

type Told = Pick<PersonChanges, "employeeId">;

function Change({ kind, text }: { kind: string; text: string }) {
  return (
    <li>
      <span className="kind">{kind}:</span> {text}
    </li>
  );
}

interface Words {
  roleName: NameOfRole;
  locale: Locale;
}

function words(shift: Shift | PublishedShift, { roleName, locale }: Words): string {
  const role = shift.jobRoleId === null ? "" : `, ${roleName(shift.jobRoleId)}`;
  return `${formatDay(shift.day, locale)} ${formatLocalSpan(shift, locale)}${role}`;
}

/** Old and new values of what differs: the time alone, the whole shift, or its other fields. */
function difference(before: PublishedShift, after: Shift | PublishedShift, names: Words): string {
  const { locale } = names;
  const [old, now] = [words(before, names), words(after, names)];
  if (old === now) {
    return `${now}: ${before.note === after.note ? "the break" : "the note"}`;
  }
  if (before.day !== after.day || before.jobRoleId !== after.jobRoleId) {
    return `${old} becomes ${now}`;
  }
  return `${formatDay(after.day, locale)} ${formatLocalSpan(before, locale)} becomes ${formatLocalSpan(after, locale)}`;
}
