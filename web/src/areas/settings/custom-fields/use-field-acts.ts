import { useState } from "react";
import type { CustomField, FieldBook } from "@crewline/domain/records/custom-fields/custom-field";
import { activeFields } from "@crewline/domain/records/custom-fields/custom-field";
import { moved } from "@crewline/domain/rules/custom-field-setup/moved";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { useNotice } from "../../../ui/notices/use-notice.ts";

export type FieldActs = ReturnType<typeof useFieldActs>;

/** The actions of the list of fields that need no form. */
export function useFieldActs({ fields, version }: FieldBook) {
  const [saved, setSaved] = useState(0);
  const archive = useCommand(trpc.settings.archiveCustomField.mutationOptions());
  const order = useCommand(trpc.settings.orderCustomFields.mutationOptions());
  const notify = useNotice();

  const setArchived = async (
    field: Pick<CustomField, "id" | "label">,
    isArchived: boolean,
    expectedVersion = version,
  ) => {
    const { id: fieldId, label } = field;
    const done = await archive.run({ expectedVersion, fieldId, isArchived });
    if (done === null) return;
    setSaved(done.version);
    if (!isArchived) notify(`${label} restored.`);
    else {
      const undo = () => void setArchived(field, false, done.version);
      notify({ text: `${label} archived. Its values are kept.`, undo });
    }
  };

  const move = async ({ id }: CustomField, by: -1 | 1) => {
    const ids = activeFields(fields).map((field) => field.id);
    const fieldIds = moved(ids, ids.indexOf(id), by);
    const done = await order.run({ expectedVersion: version, fieldIds });
    if (done !== null) setSaved(done.version);
  };

  return {
    setArchived,
    move,
    problem: archive.problem ?? order.problem,
    /** Also until the list shows what was saved: the next act needs its version. */
    isBusy: archive.isRunning || order.isRunning || version < saved,
  };
}
