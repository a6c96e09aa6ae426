import { aCompanyId } from "@crewline/domain/kernel/ids/ids.test-support";
import { expect, test } from "vitest";
import type { RawData } from "../store/company/raw-documents.ts";
import { skillsToIds } from "./skills-to-ids.ts";

const firstAid = { id: "s1", name: "First aid", code: "", isArchived: false };
const converted: RawData = { skills: [firstAid] };

/** The changed document, and the company's skills after it. */
function migrate(place: string, data: RawData, company: RawData = converted) {
  const changed = skillsToIds.step({
    companyId: aCompanyId("harbor"),
    place,
    company,
    documents: [{ path: `${place}/one`, data }],
  });
  const find = (path: string) => changed.find((document) => document.path === path)?.data;
  return {
    data: find(`${place}/one`),
    skills: (find("") ?? company)["skills"],
    count: changed.length,
  };
}

const old = (name: string, expiresOn: string | null = null) => ({ name, expiresOn });
const held = (expiresOn: string | null = null) => ({ skillId: "s1", expiresOn });

test.each([
  ["employees", { skills: [old("First aid", "2027-01-31")] }, { skills: [held("2027-01-31")] }],
  [
    "employees",
    { skills: [old("FIRST  AID ", "2026-01-31"), old("first aid", "2027-01-31")] },
    { skills: [held("2027-01-31")] },
  ],
  [
    "employees",
    { skills: [old("First aid", "2027-01-31"), old("first aid")] },
    { skills: [held(null)] },
  ],
  [
    "employeeIndex",
    {
      people: { ana: '{"name":"Ana","skills":[{"name":"First aid","expiresOn":null}]}', bo: null },
    },
    { people: { ana: '{"name":"Ana","skills":[{"skillId":"s1","expiresOn":null}]}', bo: null } },
  ],
  [
    "batches",
    { rows: [{ undoJson: '{"kind":"changed","employee":{"skills":[{"name":"first aid"}]}}' }] },
    {
      rows: [
        {
          undoJson: '{"kind":"changed","employee":{"skills":[{"skillId":"s1","expiresOn":null}]}}',
        },
      ],
    },
  ],
])("a document of %s is converted, and then left alone", (place, before, after) => {
  expect(migrate(place, before).data).toEqual(after);
  expect(migrate(place, after).count).toBe(0);
});

test("the list of a company begins with the skills of its employees, as the first one spells them", () => {
  const skills = [old("Barista  cert"), old("barista cert", "2027-01-31"), old("Forklift")];
  const made = migrate("employees", { skills }, {});
  const id = expect.stringMatching(/^[0-9a-f-]{36}$/u);
  expect(made.skills).toEqual([
    { id, name: "Barista cert", code: "", isArchived: false },
    { id, name: "Forklift", code: "", isArchived: false },
  ]);
});

test("a skill that only an undo names is added to the list, archived", () => {
  const undoJson = JSON.stringify({ employee: { skills: [old("Forklift")] } });
  const { skills } = migrate("batches", { rows: [{ undoJson }] });
  expect(skills).toEqual([
    firstAid,
    expect.objectContaining({ name: "Forklift", isArchived: true }),
  ]);
});

test("a company and people without skills are left alone", () => {
  expect(migrate("employees", { name: "Ana" }, {}).count).toBe(0);
  expect(migrate("employees", { skills: [] }, {}).count).toBe(0);
  expect(
    skillsToIds.step({ companyId: aCompanyId("harbor"), place: "", company: {}, documents: [] }),
  ).toEqual([]);
});
