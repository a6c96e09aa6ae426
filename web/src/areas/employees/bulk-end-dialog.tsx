import { useState } from "react";
import { nouns } from "@crewline/domain/kernel/formats/nouns";
import { counted } from "@crewline/domain/kernel/formats/counted";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { endCauseSchema, endNoteProblem } from "@crewline/domain/records/employees/end-reason";
import { sumOfEnds } from "@crewline/domain/rules/endings/end-of-many";
import { fieldSentence } from "@crewline/domain/words/violations/field-sentence";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { lastDayProblem } from "@crewline/domain/rules/employees/plausible-days";
import { localDateSchema } from "@crewline/domain/kernel/time/local-date";
import { useLocale } from "../../locale/use-locale.ts";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { BatchDialog } from "../../entities/batches/batch-dialog.tsx";
import { useBatches } from "../../entities/batches/use-batches.ts";
import { todayIn } from "../../time/use-today.ts";
import { browserZone } from "../../time/browser-zone.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { DayInput } from "../../ui/inputs/day-input.tsx";
import type { CauseDraft } from "./life/end-cause-fields.tsx";
import { EndCauseFields, noCause } from "./life/end-cause-fields.tsx";
import { EndsEffect } from "./life/ends-effect.tsx";
import { useEndPreviews } from "./life/use-end-previews.ts";

interface BulkEndDialogProps {
  employees: readonly Employee[];
  onClose: (isDone: boolean) => void;
}

/** Ends the employment of all selected people after one day; shows before what that does. */
export function BulkEndDialog({ employees, onClose }: BulkEndDialogProps) {
  const locale = useLocale();
  const [lastDay, setLastDay] = useState(() => todayIn(browserZone()));
  const [cause, setCause] = useState(noCause);
  const [causeErrors, setCauseErrors] = useState<Record<string, string>>({});
  const end = useCommand(trpc.employees.endMany.mutationOptions());
  const undo = useCommand(trpc.employees.undoBatch.mutationOptions());
  const batches = useBatches<ReturnType<typeof rowOf>>({
    save: (bulk) => end.run({ ...bulk, lastDay, cause: endCauseSchema.parse(cause) }),
    undo: (batchId) => undo.run({ batchId }),
  });
  const isDay = localDateSchema.safeParse(lastDay).success;
  const today = todayIn(browserZone());
  const wrongDay = isDay ? lastDayProblem(lastDay, { today }) : null;
  const sentence = wrongDay === null ? null : fieldSentence(wrongDay, locale);
  const problem = isDay ? sentence : "Choose a day.";
  const previews = useEndPreviews(employees, lastDay);
  const people = previews.status === "ready" ? previews.data : [];
  const { ending } = sumOfEnds(people);

  const handleRun = async () => {
    const wrong = causeProblems(cause, locale);
    setCauseErrors(wrong);
    if (Object.keys(wrong).length > 0) return null;
    const refused = new Set(people.flatMap((one) => (one.problem === null ? [] : one.employeeId)));
    const rows = employees.filter(({ id }) => !refused.has(id)).map(rowOf);
    return ending > 0 ? batches.run("End employments", rows) : null;
  };

  return (
    <BatchDialog
      name="End employments"
      title={`End the employment of ${counted(employees.length, nouns.person, locale)}?`}
      isDangerous
      submitLabel={ending === 0 ? "End employment" : `End ${ending}`}
      batches={batches}
      onRun={handleRun}
      isLoading={previews.status === "loading"}
      problem={end.problem ?? undo.problem}
      isBlocked={ending === 0 || problem !== null}
      onClose={onClose}
    >
      <DayInput
        label="Last day"
        value={lastDay}
        onChange={setLastDay}
        error={problem ?? undefined}
        help="They can still work on this day. You can cancel the termination until it has passed."
        isRequired
      />
      <EndCauseFields cause={cause} onChange={setCause} errorOf={(field) => causeErrors[field]} />
      <DataStates result={previews} label="what this does">
        {(data) => data.length > 0 && <EndsEffect employees={employees} people={data} />}
      </DataStates>
    </BatchDialog>
  );
}

function causeProblems({ reason, note }: CauseDraft, locale: Locale): Record<string, string> {
  if (reason === "") return { reason: "Choose a reason." };
  const problem = endNoteProblem({ reason, note });
  return problem === null ? {} : { note: fieldSentence(problem, locale) };
}

function rowOf({ id, name, version }: Employee) {
  return { key: id, title: name, employeeId: id, expectedVersion: version };
}
