import type { RawDocument } from "../store/company/raw-documents.ts";
import type { Migration } from "./migration.ts";

/**
 * Removes the sentences from the problems of a week's pay. Problems have codes since; a week that
 * was stored with a sentence holds no lines of pay, so it still counts as held back.
 */
export const weekPayProblems: Migration = {
  id: "week-pay-problems",
  description: "Remove sentences from the problems of a week's pay; problems have codes.",
  places: ["employeeWeeks/private/pay"],
  step: ({ documents }) => documents.flatMap(withoutSentences),
};

function withoutSentences({ path, data }: RawDocument): RawDocument[] {
  const { problems } = data;
  if (!Array.isArray(problems)) return [];
  const coded = problems.filter((one) => typeof one !== "string");
  return coded.length === problems.length ? [] : [{ path, data: { ...data, problems: coded } }];
}
