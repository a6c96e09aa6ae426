import { moreLine } from "@crewline/domain/kernel/formats/listed";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { BatchGroup } from "@crewline/domain/rules/batches/batch-group";
import { formatDayTime } from "@crewline/domain/kernel/formats/format-time";
import { useLocale } from "../../locale/use-locale.ts";
import { browserZone } from "../../time/browser-zone.ts";
import { Acts } from "../../ui/acts/acts.tsx";

interface BatchGroupItemProps {
  group: BatchGroup;
  isRunning: boolean;
  onUndo: (group: BatchGroup) => void | Promise<void>;
}

/**
 * One import or bulk change: who did it, what became of its rows, and Undo while that is possible.
 */
export function BatchGroupItem({ group, isRunning, onUndo }: BatchGroupItemProps) {
  const locale = useLocale();
  const { title, at, byName, rows, batchIds } = group;
  const when = formatDayTime(at, browserZone(), locale);
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: "divider", pb: 1.5 }}>
      <Box sx={{ display: "flex", gap: 1, alignItems: "flex-start" }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {`${when}, ${byName}`}
          </Typography>
          <Typography variant="body2">{groupWords(group)}</Typography>
        </Box>
        {batchIds.length > 0 && (
          <Acts>
            <Button
              variant="outlined"
              color="inherit"
              size="small"
              disabled={isRunning}
              aria-label={`Undo ${title}, ${when}`}
              onClick={() => void onUndo(group)}
            >
              Undo
            </Button>
          </Acts>
        )}
      </Box>
      <details>
        <summary>Details</summary>
        <Box component="ul" sx={{ m: 0, pl: 3 }}>
          {rows.map(({ title: name, problem }, index) => (
            // Two rows of a file may name the same person.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>{problem === null ? name : `${name}: ${problem}`}</li>
          ))}
          {group.done + group.failed > rows.length && (
            <li>{moreLine(group.done + group.failed - rows.length, locale)}</li>
          )}
        </Box>
      </details>
    </Box>
  );
}

/** "38 done, 2 not, 38 undone by Kim". */
function groupWords({ done, failed, undone, undoneByName }: BatchGroup): string {
  const parts = [
    `${done} done`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(undone > 0 ? [`${undone} undone by ${undoneByName ?? "another person"}`] : []),
  ];
  return `${parts.join(", ")}.`;
}
