import type { Company } from "@crewline/domain/records/company/company";
import { isDemoCompany } from "@crewline/domain/records/company/demo-company";
import type { PrepareExport } from "@crewline/domain/records/data-export/data-export";
import { PREPARED_LASTS_SECONDS } from "@crewline/domain/records/data-export/data-export";
import type { DataExport } from "@crewline/domain/records/data-export/export-record";
import { COMPANY_SUBJECT } from "@crewline/domain/records/history/history-event";
import { formatsOfLetter } from "@crewline/domain/projections/mail/formats-of-letter";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { instantAfter } from "@crewline/domain/kernel/time/instant";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type { LoginActor } from "../../operations/commands/actor.ts";
import { attempt } from "../../operations/commands/command.ts";
import { requireKept } from "../../operations/company/require-kept.ts";
import { recordHistory } from "../../operations/history/record-history.ts";
import { tellUser } from "../../operations/mail/queue-mail.ts";
import { now } from "../../platform/clock.ts";
import type { Done } from "../../rpc/answers.ts";
import { companyActs } from "../../store/company-acts.ts";
import { companyStore } from "../../store/company/company-store.ts";
import type { Unit } from "../../store/unit/unit.ts";
import { users } from "../../store/users.ts";

/**
 * Prepares an export of all data, which an admin of the company takes within a week: product staff
 * cannot read it. It is in both audits, and its admins are told. Throws wrongCompanyState for a
 * deleted company, and demoHasNoStanding.
 */
export function prepareExport(caller: LoginActor, input: PrepareExport): Promise<Done> {
  const { companyId, reason } = input;
  if (isDemoCompany(companyId)) throw new RuleViolation("demoHasNoStanding", {});
  return attempt(caller, input, async (unit) => {
    const company = await requireKept(unit, companyId);
    const store = companyStore(unit, companyId);
    const id = store.dataExports.newId();
    const startedAt = now();
    const prepared: DataExport = {
      id,
      startedBy: caller.uid,
      startedByName: "",
      startedAt,
      expiresAt: instantAfter(startedAt, PREPARED_LASTS_SECONDS),
      prepared: { takenAt: null, takenByName: "" },
    };
    const tell = await tellAdmins(unit, company, prepared);
    store.dataExports.create(id, prepared);
    // No name: the company's audit says that support did it.
    const by = { uid: caller.uid, displayName: "", role: null };
    recordHistory(store, by, { subject: COMPANY_SUBJECT, act: "exportPrepared", reason });
    recordAct(unit, caller, input);
    tell();
    return {};
  });
}

/** Reads the company's admins; returns what queues a message to each of them. */
async function tellAdmins(unit: Unit, company: Company, { id, expiresAt }: DataExport) {
  const { id: companyId, name: companyName, timeZone } = company;
  const admins = await companyStore(unit, companyId).members.list([["role", "==", "admin"]]);
  const readers = await users(unit).findAll(admins.map(({ id: uid }) => uid));
  const lastDay = localDateAt(expiresAt, timeZone);
  const content = { kind: "exportPrepared", companyName, lastDay } as const;
  return () => {
    for (const reader of readers) {
      const formats = formatsOfLetter(reader.preferences, company);
      const message = { key: `${companyId}-${id}-${reader.id}`, companyId };
      tellUser(unit, reader, { ...message, content: { ...content, formats } });
    }
  };
}

function recordAct(unit: Unit, { uid, email }: LoginActor, input: PrepareExport): void {
  const { companyId, reason } = input;
  const rows = companyActs(unit);
  const id = rows.newId();
  const told = { byUid: uid, byEmail: email, reason, erased: null };
  rows.create(id, { id, companyId, act: "exportPrepared", at: now(), ...told });
}
