import { anEmployeeId } from "@crewline/domain/kernel/ids/ids.test-support";
import { unknownReader } from "@crewline/domain/kernel/formats/locale";
import { nameOfRole, roleId } from "@crewline/domain/records/job-roles/role-id.test-support";
import type { PersonChanges } from "@crewline/domain/rules/schedules/changes-by-person";
import {
  aPublishedShift,
  aShift,
} from "@crewline/domain/rules/schedules/shift-builder.test-support";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { LocaleContext } from "../../../locale/use-locale.ts";
import { PersonChangesList } from "./person-changes-list.tsx";

const nothing = { employeeId: anEmployeeId("ana"), added: [], changed: [], removed: [] };
const names = new Map([[anEmployeeId("ana"), "Ana Diaz"]]);

function said(...people: Partial<PersonChanges>[]): string {
  const html = renderToStaticMarkup(
    <LocaleContext value={unknownReader}>
      <PersonChangesList
        people={people.map((changes) => ({ ...nothing, ...changes }))}
        nameOf={(id) => names.get(id) ?? "Zoe Ito"}
        roleName={nameOfRole}
      />
    </LocaleContext>,
  );
  return html.replaceAll(/<style.*?<\/style>/gu, "").replaceAll(/<[^>]*>/gu, "|");
}

describe("before publishing, the dialog says", () => {
  test("whose shifts are new and which are removed, with their roles", () => {
    expect(said({ added: [aShift()] })).toMatch(/Ana Diaz.*New:.*09:00.17:00, Barista/u);
    expect(said({ removed: [aPublishedShift()] })).toMatch(/Removed:.*09:00.17:00, Barista/u);
  });

  test("the people by name, and the open shifts last", () => {
    const people = [{ employeeId: null }, { employeeId: anEmployeeId("zoe") }, {}];
    expect(said(...people)).toMatch(/Ana Diaz.*Zoe Ito.*Open shifts/u);
  });

  test("which shifts are unassigned", () => {
    expect(said({ employeeId: null, added: [aShift({ employeeId: null })] })).toContain(
      "Open shifts",
    );
  });

  test("the old and the new time of a shift, and the day once", () => {
    const change = { before: aPublishedShift(), after: aShift({ range: "10:00-18:00" }) };
    const words = said({ changed: [change] });
    expect(words).toMatch(/Changed:.*09:00.17:00 becomes 10:00.18:00/u);
    expect(words.match(/Tue/gu)).toHaveLength(1);
  });

  test("the whole shift, before and after, where its day or role is another", () => {
    const moved = { before: aPublishedShift(), after: aShift({ day: "2026-11-18" }) };
    expect(said({ changed: [moved] })).toMatch(/Tue.*Barista becomes Wed.*Barista/u);
    const role = { before: aPublishedShift(), after: aShift({ jobRoleId: roleId("cook") }) };
    expect(said({ changed: [role] })).toMatch(/Barista becomes .*Cook/u);
  });

  test("that only the note or the break is new", () => {
    const note = { before: aPublishedShift(), after: aShift({ note: "Bring the keys" }) };
    expect(said({ changed: [note] })).toContain(": the note");
    const pause = { before: aPublishedShift(), after: aShift({ unpaidBreakSeconds: 1800 }) };
    expect(said({ changed: [pause] })).toContain(": the break");
  });
});
