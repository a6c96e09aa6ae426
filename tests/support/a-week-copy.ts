import { randomUUID } from "node:crypto";
import type { BatchId, WeekTemplateId } from "@crewline/domain/kernel/ids/record-ids";
import type { BatchAnswer } from "@crewline/domain/records/batches/batch";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { OverrideDecision } from "@crewline/domain/records/schedules/shift-override";
import type { CopySource, CopyTerms } from "@crewline/domain/records/schedules/week-copy";
import type { TestCompany } from "./a-company.ts";
import { anAttempt } from "./api-client.ts";
import { monday } from "./a-shift-plan.ts";

interface Copy {
  /** Who copies; the owner unless given. */
  api?: TestCompany["owner"]["api"];
  source?: CopySource;
  terms?: CopyTerms;
  weekStarts?: readonly LocalDate[];
  override?: OverrideDecision;
}

export const copyOfMonday = {
  source: { kind: "week", weekStart: monday },
  terms: { withPeople: true, conflicts: "skip" },
} as const satisfies Copy;

/** What a copy at Harbor would do. */
export async function previewOf(company: TestCompany, copy: Copy) {
  const {
    weekStarts = ["2026-03-16"],
    api = company.owner.api,
    override: _reason,
    ...change
  } = copy;
  const input = { ...copyOfMonday, ...change, locationId: company.harbor };
  const { weeks } = await api.schedules.previewCopy.query({
    ...input,
    weekStarts: [...weekStarts],
  });
  return weeks;
}

/** Copies at Harbor what the preview shows, one week after the other. */
export async function copied(company: TestCompany, copy: Copy): Promise<BatchAnswer[]> {
  const { weekStarts: _weeks, api = company.owner.api, ...change } = copy;
  const input = { ...copyOfMonday, ...change, locationId: company.harbor };
  const group = { groupId: randomUUID(), title: "Copy week" };
  const answers: BatchAnswer[] = [];
  for (const { weekStart, fingerprint } of await previewOf(company, copy)) {
    const rows = [{ key: weekStart, title: weekStart, fingerprint }];
    const call = { ...anAttempt(), ...input, ...group, rows };
    answers.push(await api.schedules.copyWeeks.mutate(call));
  }
  return answers;
}

/** The Monday to which `aWeekCopy` copies. */
export const copiedDay = "2026-05-04";

/** A copy by the owner of the shifts of March 2. */
export async function aWeekCopy(company: TestCompany): Promise<BatchId> {
  const [answer] = await copied(company, { weekStarts: [copiedDay] });
  if (answer === undefined) throw new Error("A copy has an answer for its week.");
  return answer.batchId;
}

/** A template of the shifts of March 2 at Harbor. */
export async function aWeekTemplate({ owner, harbor }: TestCompany): Promise<WeekTemplateId> {
  const input = { locationId: harbor, weekStart: monday, name: "Usual", withPeople: true };
  const answer = await owner.api.schedules.saveWeekTemplate.mutate({ ...anAttempt(), ...input });
  return answer.templateId;
}
