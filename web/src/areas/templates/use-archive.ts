import { counted } from "@crewline/domain/kernel/formats/counted";
import type { ChecklistTemplate } from "@crewline/domain/records/checklists/checklist-template";
import { trpc } from "../../api/trpc.ts";
import { refusalNotice } from "../../api/refusal-notice.ts";
import { useCommand } from "../../api/use-command.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { useNotice } from "../../ui/notices/use-notice.ts";
import { templateNoun } from "./template-list.tsx";

/** Archives and restores templates. Undo gives each archived one the state that it had. */
export function useArchive() {
  const locale = useLocale();
  const notify = useNotice();
  const { run, isRunning } = useCommand(trpc.templates.setState.mutationOptions(), {
    onProblem: (problem) => notify(refusalNotice(problem)),
  });
  const set = async (
    templates: readonly Pick<ChecklistTemplate, "id" | "name" | "state">[],
    state: ChecklistTemplate["state"],
  ): Promise<boolean> => {
    const done = await run({ templateIds: templates.map(({ id }) => id), state });
    if (done === null) return false;
    const [first] = templates;
    const subject =
      templates.length === 1 && first !== undefined
        ? first.name
        : counted(templates.length, templateNoun, locale);
    if (state === "archived") notify({ text: `${subject} archived.`, undo: () => undo(templates) });
    else notify(`${subject} restored.`);
    return true;
  };
  const undo = (templates: Parameters<typeof set>[0]) => {
    for (const state of ["draft", "active"] as const) {
      const some = templates.filter((one) => one.state === state);
      if (some.length > 0) void set(some, state);
    }
  };
  return { set, isRunning };
}
