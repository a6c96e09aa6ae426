import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { isDemoCompany } from "@crewline/domain/records/company/demo-company";
import type {
  CompanyNote,
  RemoveCompanyNote,
  SaveCompanyNote,
} from "@crewline/domain/records/company/company-note";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { LoginActor } from "../../operations/commands/actor.ts";
import { attempt } from "../../operations/commands/command.ts";
import { requireVersion } from "../../operations/commands/require-version.ts";
import { now } from "../../platform/clock.ts";
import type { Done, Edited } from "../../rpc/answers.ts";
import { companies } from "../../store/companies.ts";
import { companyNotes } from "../../store/company-notes.ts";
import type { Unit } from "../../store/unit/unit.ts";
import { readingUnit } from "../../store/unit/unit.ts";

/** The most recent notes of a company, newest first. */
const LIMIT = 100;

export async function listNotes(
  companyId: CompanyId,
): Promise<{ notes: CompanyNote[]; unreadable: number }> {
  const { found, unreadable } = await companyNotes(await readingUnit()).listReadable(
    [["companyId", "==", companyId]],
    { orderBy: ["at", "desc"], limit: LIMIT },
  );
  return { notes: found, unreadable };
}

/** Writes a note on a company that is no demo, or another text into the author's own one. */
export function saveNote(caller: LoginActor, input: SaveCompanyNote): Promise<Edited> {
  if (isDemoCompany(input.companyId)) throw new RuleViolation("demoHasNoStanding", {});
  return attempt(caller, input, async (unit) => {
    const note =
      input.noteId === null
        ? await newNote(unit, caller, input)
        : { ...(await ownNote(unit, caller, input)), editedAt: now() };
    const saved = { ...note, text: input.text, version: input.expectedVersion + 1 };
    companyNotes(unit).save(saved.id, saved);
    return { version: saved.version };
  });
}

export function removeNote(caller: LoginActor, input: RemoveCompanyNote): Promise<Done> {
  return attempt(caller, input, async (unit) => {
    const { id } = await ownNote(unit, caller, input);
    companyNotes(unit).remove(id);
    return {};
  });
}

async function newNote(
  unit: Unit,
  { uid, email }: LoginActor,
  { companyId, text, expectedVersion }: SaveCompanyNote,
): Promise<CompanyNote> {
  await companies(unit).get(companyId);
  requireVersion({ version: 0 }, expectedVersion, { what: "companyNote" });
  const id = companyNotes(unit).newId();
  const by = { byUid: uid, byEmail: email };
  return { id, companyId, text, at: now(), ...by, editedAt: null, version: 1 };
}

/** Throws notFound for a note of another person: each author answers for their own words. */
async function ownNote(
  unit: Unit,
  { uid }: LoginActor,
  { noteId, expectedVersion }: { noteId: SaveCompanyNote["noteId"]; expectedVersion: number },
): Promise<CompanyNote> {
  const note = noteId === null ? null : await companyNotes(unit).find(noteId);
  if (note?.byUid !== uid) throw new RuleViolation("notFound", { what: "companyNote" });
  requireVersion(note, expectedVersion, { what: "companyNote" });
  return note;
}
