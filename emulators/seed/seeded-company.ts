import { initializeApp } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import type { Tenant } from "../../functions/src/demo/tenant.ts";
import { writeTenant } from "../../functions/src/demo/write-tenant.ts";
import type { Commit } from "../../functions/src/store/unit/seed-unit.ts";
import { harborCoffee } from "./tenants.ts";

/** Only names documents; nothing is sent anywhere. */
const firestore = getFirestore(initializeApp({ projectId: "demo-crewline" }, "seed-test"));

interface Schema<T> {
  parse(value: unknown): T;
}

export async function seedAt(now: Instant, tenant: Tenant = harborCoffee(8)) {
  const documents = new Map<string, Record<string, unknown>>();
  const commit: Commit = async (writes) => {
    for (const { reference, data } of writes) documents.set(reference.path, data);
  };
  const seeding = { database: { firestore, commit }, now, onWeek: () => {} };
  const { members } = await writeTenant(tenant, seeding);
  /** All documents of a collection of the company, as a reader gets them. */
  const all = <T>(collection: string, schema: Schema<T>, suffix = ""): T[] => {
    const form = new RegExp(`^companies/${tenant.id}/${collection}/([^/]+)${suffix}$`);
    return [...documents].flatMap(([path, data]) => {
      const id = form.exec(path)?.[1];
      return id === undefined ? [] : [schema.parse({ ...asRead(data), id })];
    });
  };
  return { now, documents, members, all };
}

export function asRead(data: Record<string, unknown>): Record<string, unknown> {
  const text = JSON.stringify(data);
  return JSON.parse(text);
}

/**
 * A busy afternoon, the middle of a night, the first minutes of a week, days with clock changes.
 */
export const moments = [
  "2026-11-19T20:00:00.000Z",
  "2026-11-21T08:30:00.000Z",
  "2026-12-06T05:10:00.000Z",
  "2026-11-01T06:30:00.000Z",
  "2027-03-14T07:20:00.000Z",
  "2027-07-07T15:00:00.000Z",
];
