import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { catalogue } from "../migrations/catalogue.ts";
import { migrateCompany } from "../migrations/migrate-company.ts";
import type { Migration } from "../migrations/migration.ts";
import { recordDataShape } from "../store/company/data-shape.ts";
import { setMissingWork } from "./set-missing-work.ts";
import type { Piece } from "./data-piece.ts";

interface Terms {
  companyId: CompanyId;
  isApplied: boolean;
  /** Who the record of each migration names. */
  startedBy: string;
}

const BATCH_SIZE = 200;

/** Brings the company's documents into the shape of this release, one migration after the other. */
export function migrationPieces(terms: Terms): Piece[] {
  const pieces = catalogue.map((migration, index) => ({
    key: `4_${String(index).padStart(3, "0")}`,
    run: () => migrate(terms, migration),
  }));
  const { companyId, isApplied } = terms;
  return isApplied ? [...pieces, { key: "5", run: () => finish(companyId) }] : pieces;
}

async function migrate({ companyId, isApplied, startedBy }: Terms, migration: Migration) {
  const task = { migration, companyId, isApplied, startedBy, batchSize: BATCH_SIZE };
  const places = await migrateCompany({ ...task, tell: () => {} });
  const sum = (of: "read" | "changed") => places.reduce((total, place) => total + place[of], 0);
  const differ = sum("changed");
  return {
    counts: {
      documents: { checked: sum("read"), differ, stay: 0, changed: isApplied ? differ : 0 },
    },
    findings:
      differ === 0
        ? []
        : [
            {
              part: "documents" as const,
              of: migration.id,
              day: null,
              stays: false,
              worked: null,
            },
          ],
  };
}

async function finish(companyId: CompanyId) {
  await recordDataShape(companyId);
  await setMissingWork(companyId);
  return { counts: {}, findings: [] };
}
