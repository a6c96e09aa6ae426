import DeleteOutlined from "@mui/icons-material/DeleteOutlined";
import EditOutlined from "@mui/icons-material/EditOutlined";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import Typography from "@mui/material/Typography";
import type {
  Availability,
  AvailabilityEntry,
} from "@crewline/domain/records/employees/availability";
import { entryWords, kindWords } from "@crewline/domain/words/availability/availability-words";
import { isOver } from "@crewline/domain/rules/availability/held-times";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { useLocale } from "../../../locale/use-locale.ts";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { FormProblemAlert } from "../../../ui/dialogs/form-problem-alert.tsx";
import { StatusChip } from "../../../ui/page/status-chip.tsx";
import { useNotice } from "../../../ui/notices/use-notice.ts";

interface EntryListProps {
  said: Availability;
  today: LocalDate;
  mayChange: boolean;
  onEdit: (index: number) => void;
}

/** Every entry with its buttons; those whose days are over come last. */
export function EntryList({ said, today, mayChange, onEdit }: EntryListProps) {
  const locale = useLocale();
  const { run, isRunning, problem } = useCommand(trpc.employees.saveAvailability.mutationOptions());
  const notify = useNotice();
  const { employeeId, entries, version } = said;
  const numbered = entries.map((entry, index) => ({ entry, index }));
  const shown = [
    ...numbered.filter(({ entry }) => !isOver(entry, today)),
    ...numbered.filter(({ entry }) => isOver(entry, today)),
  ];

  const handleRemove = async (index: number) => {
    const remaining = entries.toSpliced(index, 1);
    const saved = await run({ employeeId, expectedVersion: version, entries: remaining });
    if (saved === null) return;
    const undo = () => void run({ employeeId, expectedVersion: saved.version, entries });
    notify({ text: "Entry removed.", undo });
  };

  return (
    <>
      <FormProblemAlert problem={problem} />
      <List disablePadding aria-label="Entries">
        {shown.map(({ entry, index }) => (
          <ListItem key={`${index} ${entryWords(entry, today, locale)}`} divider disableGutters>
            <EntryText entry={entry} today={today} />
            {mayChange && (
              <Box sx={{ flexShrink: 0, ml: 1 }}>
                <IconButton
                  aria-label={`Change: ${entryWords(entry, today, locale)}`}
                  onClick={() => onEdit(index)}
                >
                  <EditOutlined />
                </IconButton>
                <IconButton
                  aria-label={`Remove: ${entryWords(entry, today, locale)}`}
                  disabled={isRunning}
                  onClick={() => void handleRemove(index)}
                >
                  <DeleteOutlined />
                </IconButton>
              </Box>
            )}
          </ListItem>
        ))}
      </List>
    </>
  );
}

const tones = { unavailable: "warning", preferred: "good", available: "info" } as const;

function EntryText({ entry, today }: { entry: AvailabilityEntry; today: LocalDate }) {
  const locale = useLocale();
  return (
    <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: "anywhere" }}>
      {isOver(entry, today) ? (
        <StatusChip tone="neutral" label={`${kindWords(locale)[entry.kind]}, over`} />
      ) : (
        <StatusChip tone={tones[entry.kind]} label={kindWords(locale)[entry.kind]} />
      )}
      <Typography>{entryWords(entry, today, locale)}</Typography>
      {entry.note !== "" && (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {entry.note}
        </Typography>
      )}
    </Box>
  );
}
