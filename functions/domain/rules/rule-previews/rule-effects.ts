import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import { z } from "zod/mini";
import { localDateSchema } from "../../kernel/time/local-date.ts";
import { judgingPartSchema } from "../../records/company/rule-sections.ts";

export const previewEffectsSchema = z.object({ part: judgingPartSchema });

export const effectKindSchema = z.enum([
  "clockInRefused",
  "lateIn",
  "earlyIn",
  "noShift",
  "earlyOut",
  "lateOut",
  "approvalRefused",
  "ownApprovalRefused",
  "ownApprovalPossible",
  "takeBackRefused",
  "changeTooLate",
  "shiftWarned",
]);
export type EffectKind = z.infer<typeof effectKindSchema>;

/** The verdict of a rule on one event: `id` is unique among events of a kind. */
export interface Judged<Id extends string = EmployeeId> {
  kind: EffectKind;
  id: string;
  /** The person concerned. */
  personId: Id;
}

/**
 * The number of findings of one kind, by the previous rules and by the new ones; `people` by name.
 */
export const ruleEffectSchema = z.object({
  kind: effectKindSchema,
  before: z.int().check(z.minimum(0)),
  after: z.int().check(z.minimum(0)),
  people: z.array(z.string()),
});
export type RuleEffect = z.infer<typeof ruleEffectSchema>;

/** The findings of new rules in a period; `judgedCount` is how many items they check. */
export const effectsPreviewSchema = z.object({
  firstDay: localDateSchema,
  lastDay: localDateSchema,
  isClosed: z.boolean(),
  section: z.enum(["clock", "approvals", "limits"]),
  judgedCount: z.int().check(z.minimum(0)),
  effects: z.array(ruleEffectSchema),
});
export type EffectsPreview = z.infer<typeof effectsPreviewSchema>;

/**
 * Compares the findings of the new rules with those of the previous ones, kind by kind; a kind with
 * the same findings is left out. The people are those of the new findings or, where there are none,
 * of the previous ones.
 */
export function effectsOf<Id extends string>(
  before: readonly Judged<Id>[],
  after: readonly Judged<Id>[],
  nameOf: (personId: Id) => string,
): RuleEffect[] {
  return effectKindSchema.options.flatMap((kind) => {
    const [was, is] = [before, after].map((all) => all.filter((one) => one.kind === kind));
    if (was === undefined || is === undefined || isSame(was, is)) return [];
    const people = new Set((is.length > 0 ? is : was).map(({ personId }) => personId));
    const names = [...people].map(nameOf).toSorted((a, b) => a.localeCompare(b));
    return [{ kind, before: was.length, after: is.length, people: names }];
  });
}

function isSame(before: readonly Judged<string>[], after: readonly Judged<string>[]): boolean {
  const ids = new Set(before.map(({ id }) => id));
  return before.length === after.length && after.every(({ id }) => ids.has(id));
}
