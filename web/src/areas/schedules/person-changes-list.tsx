import { styled } from "@mui/material/styles";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { PersonChanges } from "@crewline/domain/rules/schedules/changes-by-person";
import type { PublishedShift, Shift } from "@crewline/domain/records/schedules/shift";
import { formatDay, formatLocalSpan } from "@crewline/domain/kernel/formats/format-time";
import { useLocale } from "../../locale/use-locale.ts";

const Changes = styled("ul")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  padding: 0,
  "& > li": { padding: "8px 0", borderTop: `1px solid ${(theme.vars ?? theme).palette.divider}` },
  "& ul": { margin: 0, paddingLeft: 20 },
  "& .kind": { fontWeight: 600 },
}));

interface PersonChangesListProps {
  people: readonly PersonChanges[];
  nameOf: (employeeId: string) => string;
}

/** Each person with what publishing adds, changes and takes away. */
export function PersonChangesList({ people, nameOf }: PersonChangesListProps) {
  const locale = useLocale();
  return (
    // It may be longer than the dialog, so a keyboard must be able to scroll it.
    <Changes aria-label="Who gets which change" tabIndex={0}>
      {people.map(({ employeeId, added, changed, removed }) => (
        <li key={employeeId ?? "open"}>
          <strong>{employeeId === null ? "Open shifts" : nameOf(employeeId)}</strong>
          <ul>
            {added.map((shift) => (
              <Change key={shift.id} kind="New" text={words(shift, locale)} />
            ))}
            {changed.map(({ before, after }) => (
              <Change key={after.id} kind="Changed" text={difference(before, after, locale)} />
            ))}
            {removed.map((shift) => (
              <Change key={shift.id} kind="Removed" text={words(shift, locale)} />
            ))}
          </ul>
        </li>
      ))}
    </Changes>
  );
}

function Change({ kind, text }: { kind: string; text: string }) {
  return (
    <li>
      <span className="kind">{kind}:</span> {text}
    </li>
  );
}

function words(shift: Shift | PublishedShift, locale: Locale): string {
  const role = shift.jobRole === null ? "" : `, ${shift.jobRole}`;
  return `${formatDay(shift.day, locale)} ${formatLocalSpan(shift, locale)}${role}`;
}

/** Old and new values of what differs: the time alone, the whole shift, or its other fields. */
function difference(before: PublishedShift, after: Shift, locale: Locale): string {
  if (words(before, locale) === words(after, locale)) {
    return `${words(after, locale)}: ${before.note === after.note ? "the break" : "the note"}`;
  }
  if (before.day !== after.day || before.jobRole !== after.jobRole) {
    return `${words(before, locale)} becomes ${words(after, locale)}`;
  }
  return `${formatDay(after.day, locale)} ${formatLocalSpan(before, locale)} becomes ${formatLocalSpan(after, locale)}`;
}
