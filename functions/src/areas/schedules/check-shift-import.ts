import type {
  CheckedShifts,
  checkShiftImportSchema,
} from "@crewline/domain/records/schedules/shift-import";
import { overrideCodesOf } from "@crewline/domain/rules/schedules/findings/overrides";
import type { FindingReader } from "@crewline/domain/words/schedules/finding-words";
import { findingTextsOf } from "@crewline/domain/words/schedules/finding-words";
import { ruleSentence } from "@crewline/domain/words/violations/rule-sentence";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { companyStore } from "../../store/company/company-store.ts";
import { inSnapshot } from "../../store/unit/snapshot.ts";
import { companyReader } from "../../operations/schedules/company-reader.ts";
import type { JudgedImport } from "./judge-shift-import.ts";
import { importFingerprint, judgeShiftImport } from "./judge-shift-import.ts";

type Row = CheckedShifts["rows"][number];

/** Says of each shift of a file what its import would do now. Writes nothing. */
export async function checkShiftImport(
  actor: Actor,
  input: z.infer<typeof checkShiftImportSchema>,
): Promise<CheckedShifts> {
  const { result: judged } = await inSnapshot((unit) =>
    judgeShiftImport(companyStore(unit, actor.companyId), actor, input),
  );
  const { plan, company, judge } = judged;
  const reader = companyReader(company, { timeZone: judge.timeZone, locale: actor.locale });
  return {
    fingerprint: importFingerprint(plan),
    needsReason: overrideCodesOf(plan.added.flatMap(({ warnings }) => warnings)),
    rows: rowsOf(judged, reader),
  };
}

function rowsOf({ plan }: JudgedImport, reader: FindingReader): Row[] {
  return [
    ...plan.added.map(({ key, warnings }): Row => {
      const warning = warnings.length === 0 ? null : findingTextsOf(warnings, reader).join(". ");
      return { key, outcome: "add", problem: null, warning };
    }),
    ...plan.same.map((key): Row => ({ key, outcome: "same", problem: null, warning: null })),
    ...plan.refused.map(({ key, because }): Row => {
      const problem = ruleSentence(because, reader.locale);
      return { key, outcome: "problem", problem, warning: null };
    }),
  ];
}
