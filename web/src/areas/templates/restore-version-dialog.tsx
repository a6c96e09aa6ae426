import type { ChecklistTemplate } from "@crewline/domain/records/checklists/checklist-template";
import type { ShownVersion } from "@crewline/domain/records/checklists/checklist-version";
import { versionWords } from "@crewline/domain/words/checklists/version-words";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog.tsx";
import { useNotice } from "../../ui/notices/use-notice.ts";

interface RestoreVersionDialogProps {
  template: ChecklistTemplate;
  version: ShownVersion;
  onClose: () => void;
}

/** Asks before an earlier version is saved once more, as the newest one. */
export function RestoreVersionDialog({ template, version, onClose }: RestoreVersionDialogProps) {
  const words = versionWords(useLocale());
  const notify = useNotice();
  const { run, isRunning, problem } = useCommand(trpc.templates.save.mutationOptions());
  const { id: templateId, version: expectedVersion, state, locationIds } = template;
  const handleConfirm = async () => {
    const { templateId: _of, version: _number, savedAt: _at, savedByName: _by, ...then } = version;
    const terms = { ...then, state, locationIds };
    const saved = await run({ templateId, expectedVersion, template: terms });
    if (saved === null) return;
    notify(words.restored(version.version, saved.version));
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={words.question(version.version)}
      text={words.effect(expectedVersion + 1)}
      confirmLabel={words.restore}
      onConfirm={handleConfirm}
      isRunning={isRunning}
      problem={problem}
      onClose={onClose}
    />
  );
}
