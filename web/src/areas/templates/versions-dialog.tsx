import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { formatDayTime } from "@crewline/domain/kernel/formats/format-time";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { ChecklistTemplate } from "@crewline/domain/records/checklists/checklist-template";
import type { ShownVersion } from "@crewline/domain/records/checklists/checklist-version";
import {
  itemCount,
  notKeptText,
  versionWords,
} from "@crewline/domain/words/checklists/version-words";
import { useLocale } from "../../locale/use-locale.ts";
import { browserZone } from "../../time/browser-zone.ts";
import { ListDialog } from "../../ui/dialogs/list-dialog.tsx";
import { DataStates } from "../../ui/page/data-states.tsx";
import { FramedList } from "../../ui/page/framed-list.ts";
import { ItemLines } from "./item-lines.tsx";
import { RestoreVersionDialog } from "./restore-version-dialog.tsx";
import { useVersions } from "./use-versions.ts";

interface VersionsDialogProps {
  template: ChecklistTemplate;
  mayChange: boolean;
  onClose: () => void;
}

/** What a checklist was each time it was saved, with who saved it, when, and its items then. */
export function VersionsDialog({ template, mayChange, onClose }: VersionsDialogProps) {
  const locale = useLocale();
  const words = versionWords(locale);
  const { result, hasMore, isLoadingMore, loadMore } = useVersions(template);
  const [restored, setRestored] = useState<ShownVersion | null>(null);
  const { version } = template;
  return (
    <ListDialog title={words.title(template.name)} onClose={onClose}>
      <DataStates result={result} label="earlier versions">
        {(versions) => (
          <FramedList>
            <VersionLine of={template} title={words.current(version)} />
            {versions.map((one) => (
              <VersionLine
                key={one.version}
                of={one}
                title={words.version(one.version)}
                onRestore={mayChange ? () => setRestored(one) : null}
              />
            ))}
          </FramedList>
        )}
      </DataStates>
      {hasMore && (
        <Button loading={isLoadingMore} onClick={loadMore} sx={{ mt: 1 }}>
          {words.earlier}
        </Button>
      )}
      {result.status === "ready" && !hasMore && (
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          {endText(template, result.data, locale)}
        </Typography>
      )}
      {restored !== null && (
        <RestoreVersionDialog
          template={template}
          version={restored}
          onClose={() => setRestored(null)}
        />
      )}
    </ListDialog>
  );
}

/** Says why there are no more. */
function endText(
  { version }: ChecklistTemplate,
  kept: readonly ShownVersion[],
  locale: Locale,
): string | null {
  const lost = (kept.at(-1)?.version ?? version) - 1;
  if (lost > 0) return notKeptText(lost, locale);
  return version === 1 ? versionWords(locale).only : null;
}

interface VersionLineProps {
  of: Pick<ChecklistTemplate, "version" | "items" | "savedAt" | "savedByName">;
  title: string;
  /** Null where it cannot be restored; absent for the current version. */
  onRestore?: (() => void) | null;
}

function VersionLine({ of, title, onRestore = null }: VersionLineProps) {
  const locale = useLocale();
  const words = versionWords(locale);
  const { version, items, savedAt, savedByName } = of;
  return (
    <li style={{ alignItems: "flex-start" }}>
      <div>
        <strong>{title}</strong>
        <Typography variant="body2" color="textSecondary">
          {words.saved(savedByName, formatDayTime(savedAt, browserZone(), locale))}
        </Typography>
        <details>
          <summary>{itemCount(items.length, locale)}</summary>
          <ItemLines items={items} />
        </details>
      </div>
      {onRestore !== null && (
        <Button size="small" aria-label={words.restoreOf(version)} onClick={onRestore}>
          {words.restore}
        </Button>
      )}
    </li>
  );
}
