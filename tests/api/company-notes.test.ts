import { beforeAll, expect, test } from "vitest";
import type { CompanyNoteId } from "@crewline/domain/kernel/ids/record-ids";
import type { Member, TestCompany } from "../support/a-company.ts";
import { aCompany, aStaffMember } from "../support/a-company.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { accessTable } from "./access-table.ts";

let staff: Member;
let colleague: Member;
beforeAll(async () => {
  [staff, colleague] = await Promise.all([aStaffMember(), aStaffMember()]);
});

const newNote = ({ companyId }: TestCompany, text: string) => ({
  ...anAttempt(),
  companyId,
  noteId: null,
  expectedVersion: 0,
  text,
});

async function notesOf({ companyId }: TestCompany) {
  const { notes } = await colleague.api.companyOptions.notes.query({ companyId });
  return notes;
}

test("a note is written once for a repeated attempt, and all product staff read it", async () => {
  const company = await aCompany();
  const input = newNote(company, "Pays by invoice.\nAsk for Olivia.");
  await staff.api.companyOptions.saveNote.mutate(input);
  await staff.api.companyOptions.saveNote.mutate(input);
  expect(await notesOf(company)).toMatchObject([
    { text: input.text, byEmail: staff.login.email, editedAt: null, version: 1 },
  ]);
});

test("only its author edits and removes a note", async () => {
  const company = await aCompany();
  await staff.api.companyOptions.saveNote.mutate(newNote(company, "Calls on Mondays."));
  const [note] = await notesOf(company);
  const noteId = note?.id as CompanyNoteId;
  const { companyId } = company;
  const edit = { companyId, noteId, expectedVersion: 1, text: "Calls on Tuesdays." };
  const remove = { noteId, expectedVersion: 1 };
  const others = [
    colleague.api.companyOptions.saveNote.mutate({ ...anAttempt(), ...edit }),
    colleague.api.companyOptions.removeNote.mutate({ ...anAttempt(), ...remove }),
  ];
  for (const one of others) expect(await refusalOf(one)).toMatchObject({ rule: "notFound" });

  await staff.api.companyOptions.saveNote.mutate({ ...anAttempt(), ...edit });
  expect(await notesOf(company)).toMatchObject([
    { text: "Calls on Tuesdays.", editedAt: expect.any(String), version: 2 },
  ]);
  const late = staff.api.companyOptions.removeNote.mutate({ ...anAttempt(), ...remove });
  expect(await refusalOf(late)).toMatchObject({ rule: "staleVersion" });
  await staff.api.companyOptions.removeNote.mutate({
    ...anAttempt(),
    noteId,
    expectedVersion: 2,
  });
  expect(await notesOf(company)).toEqual([]);
});

test("an empty note, and one on a company that does not exist, are refused", async () => {
  const company = await aCompany();
  const empty = staff.api.companyOptions.saveNote.mutate(newNote(company, "  "));
  expect(await refusalOf(empty)).toMatchObject({ fieldErrors: { text: "Write a note." } });
  const nobodys = { ...newNote(company, "A test."), companyId: "nobodys" as never };
  const refused = staff.api.companyOptions.saveNote.mutate(nobodys);
  expect(await refusalOf(refused)).toMatchObject({ rule: "notFound" });
});

test("its company sees nothing of it, in its screens or its export", async () => {
  const company = await aCompany();
  await staff.api.companyOptions.saveNote.mutate(newNote(company, "A hard customer."));
  const { companyId } = company;
  const read = company.owner.api.companyOptions.notes.query({ companyId });
  expect(await refusalOf(read)).toMatchObject({ code: "FORBIDDEN" });
  const { rows } = await company.owner.api.timeEntryAudits.list.query({
    filters: { ...accessTable["timeEntryAudits.list"].input().filters },
    from: null,
  });
  expect(JSON.stringify(rows)).not.toContain("hard customer");
});
