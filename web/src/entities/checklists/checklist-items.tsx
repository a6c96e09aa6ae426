import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import type { AnswerPhoto } from "@crewline/domain/records/checklists/checklist-photo";
import type { AnswerValue } from "@crewline/domain/records/checklists/checklist-answer";
import type { ChecklistItem } from "@crewline/domain/records/checklists/checklist-item";
import { ItemAnswer } from "./item-answer.tsx";

/** What is entered for an item so far. */
export interface ShownAnswer {
  value: AnswerValue;
  note: string;
  /** When it was tapped; null in a preview. */
  at: Instant | null;
  byEmployeeId: EmployeeId | null;
  /** A picture that was taken here and that the server may not have yet. */
  photo?: AnswerPhoto | null;
}

/** Answers an item; null takes the answer back. */
export type OnAnswer = (
  item: ChecklistItem,
  given: { value: AnswerValue; note: string; photo?: AnswerPhoto } | null,
) => void;

interface ChecklistItemsProps {
  items: readonly ChecklistItem[];
  answers: Readonly<Record<string, ShownAnswer>>;
  isReadOnly?: boolean;
  onAnswer: OnAnswer;
}

/** The items of a checklist under their headings, each with what is entered for it. */
export function ChecklistItems({ items, answers, ...acts }: ChecklistItemsProps) {
  return (
    <Stack sx={{ gap: 1 }}>
      {items.map((item, index) => (
        <div key={item.id}>
          {item.section !== "" && item.section !== items[index - 1]?.section && (
            <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 600, mt: 1, mb: 0.5 }}>
              {item.section}
            </Typography>
          )}
          <ItemAnswer item={item} answer={answers[item.id] ?? null} {...acts} />
        </div>
      ))}
    </Stack>
  );
}
