import { z } from "zod/mini";
import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import type { CompanyStanding } from "@crewline/domain/records/company/company-standing";
import type { CompanyTerms } from "@crewline/domain/records/subscription/company-terms";
import type { Company } from "@crewline/domain/records/company/company";
import type { CompanySettings, StoredCompany } from "@crewline/domain/rules/company/stored-company";
import {
  companySettingsSchema,
  joinCompany,
  splitCompany,
  storedCompanySchema,
} from "@crewline/domain/rules/company/stored-company";
import { companyWork } from "@crewline/domain/rules/jobs/recurring-work";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { saveDueWork } from "./due-work.ts";
import type { Collection } from "./unit/collection.ts";
import { collection } from "./unit/collection.ts";
import type { Readable } from "./unit/document.ts";
import type { Unit } from "./unit/unit.ts";

const what = "company";

/**
 * Companies with their settings: two documents that are written in the same transaction, with one
 * version. Settings that an older document still holds are read from there. The same transaction
 * sets the recurring work of the company.
 */
export function companies(unit: Unit): Omit<Collection<Company>, "findById"> {
  const stored = collection(unit, { path: "companies", schema: storedCompanySchema, what });
  const settings = collection(unit, {
    path: "companies",
    suffix: "private/settings",
    schema: companySettingsSchema,
    what,
  });
  const findAll = async (ids: readonly CompanyId[]) => {
    const [found, own] = await Promise.all([stored.findAll(ids), settings.findAll(ids)]);
    return joined(found, own);
  };
  const find = async (id: CompanyId) => (await findAll([id]))[0] ?? null;
  const readable = async (
    found: Readable<StoredCompany, CompanyId>,
  ): Promise<Readable<Company, CompanyId>> => {
    const own = await settings.findReadable(found.found.map(({ id }) => id));
    return { ...found, found: joined(found.found, own.found) };
  };
  const write = (how: "create" | "save") => (id: CompanyId, company: Company) => {
    const parts = splitCompany(company);
    stored[how](id, parts.company);
    settings.save(id, parts.settings);
    for (const due of companyWork({ ...company, id }, unit.now())) saveDueWork(unit, due);
  };
  return {
    newId: stored.newId,
    find,
    get: async (id) => {
      const found = await find(id);
      if (found === null) throw new RuleViolation("notFound", { what });
      return found;
    },
    findAll,
    list: async (filters, options) => {
      const found = await stored.list(filters, options);
      return joined(found, await settings.findAll(found.map(({ id }) => id)));
    },
    findReadable: async (ids) => readable(await stored.findReadable(ids)),
    listReadable: async (filters, options) => readable(await stored.listReadable(filters, options)),
    create: write("create"),
    save: write("save"),
    remove: (id) => {
      stored.remove(id);
      settings.remove(id);
    },
  };
}

const gateOnly = z.pick(storedCompanySchema, { standing: true, terms: true });

/** What may stop commands of a company; both null for one that does not exist. */
export interface CompanyGate {
  standing: CompanyStanding | null;
  terms: CompanyTerms | null;
}

/** Why the company is read-only, and what its plan includes: one read. */
export async function findGate(unit: Unit, id: CompanyId): Promise<CompanyGate> {
  const rows = collection(unit, { path: "companies", schema: gateOnly, what });
  const found = await rows.find(id);
  return { standing: found?.standing ?? null, terms: found?.terms ?? null };
}

function joined(stored: readonly StoredCompany[], settings: readonly CompanySettings[]): Company[] {
  const byId = new Map(settings.map((own) => [own.companyId, own]));
  return stored.map((one) => joinCompany(one, byId.get(one.id) ?? null));
}
