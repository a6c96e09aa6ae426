import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Stack from "@mui/material/Stack";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import type { AnswerValue } from "@crewline/domain/records/checklists/checklist-answer";
import type { ChecklistItem } from "@crewline/domain/records/checklists/checklist-item";
import { picturedTypes } from "@crewline/domain/records/checklists/checklist-item";
import { isFailed } from "@crewline/domain/rules/checklists/judge-answer";
import { boundsText } from "@crewline/domain/words/checklists/item-words";
import { useLocale } from "../../locale/use-locale.ts";
import type { OnAnswer, ShownAnswer } from "./checklist-items.tsx";
import { useDoubleTap } from "./double-tap.ts";
import { PictureAnswer } from "./picture-answer.tsx";
import { TypedAnswer } from "./typed-answer.tsx";

interface ItemAnswerProps {
  item: ChecklistItem;
  answer: ShownAnswer | null;
  isReadOnly?: boolean;
  onAnswer: OnAnswer;
}

/** One item of a checklist: a check takes one tap, other types what they ask for. */
export function ItemAnswer({ item, answer, isReadOnly = false, onAnswer }: ItemAnswerProps) {
  const locale = useLocale();
  const labelId = useId();
  const value = answer?.value ?? null;
  const isDoubleTap = useDoubleTap();
  const give = (next: AnswerValue | null, note = "") =>
    onAnswer(item, next === null ? null : { value: next, note });
  const hints = [item.help, boundsText(item, locale)].filter((hint) => hint !== "");
  return (
    <Box
      sx={{
        p: 1,
        border: 1,
        borderColor: value !== null && isFailed(item, value) ? "warning.main" : "divider",
        borderRadius: 1,
      }}
    >
      {item.type === "check" ? (
        <FormControlLabel
          sx={{ m: 0, minHeight: 44, width: "100%" }}
          label={<ItemLabel item={item} />}
          disabled={isReadOnly}
          control={
            <Checkbox
              checked={value === true}
              onChange={(event) => {
                const isChecked = event.target.checked;
                if (!isDoubleTap(event, isChecked)) give(isChecked ? true : null);
              }}
            />
          }
        />
      ) : (
        <Stack sx={{ gap: 1 }}>
          <Typography id={labelId} component="div">
            <ItemLabel item={item} />
          </Typography>
          {item.type === "yesNo" || item.type === "choice" ? (
            <ToggleButtonGroup
              exclusive
              fullWidth
              disabled={isReadOnly}
              aria-labelledby={labelId}
              value={value}
              onChange={(event, next: AnswerValue | null) => {
                if (!isDoubleTap(event, next !== null)) give(next);
              }}
              sx={{ flexWrap: "wrap" }}
            >
              {optionsOf(item).map(({ value: option, label }) => (
                <ToggleButton
                  key={label}
                  value={option}
                  sx={{
                    minHeight: 44,
                    minWidth: 72,
                    flex: "1 0 auto",
                    width: "auto",
                    textTransform: "none",
                  }}
                >
                  {label}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
          ) : null}
          {picturedTypes.has(item.type) && (
            <PictureAnswer
              {...{ item, answer, isReadOnly }}
              onAnswer={(photo) => onAnswer(item, { value: "taken", note: "", photo })}
            />
          )}
          <TypedAnswer item={item} answer={answer} isReadOnly={isReadOnly} onAnswer={give} />
        </Stack>
      )}
      {hints.map((hint) => (
        <Typography key={hint} variant="body2" color="textSecondary">
          {hint}
        </Typography>
      ))}
    </Box>
  );
}

function ItemLabel({ item: { label, isRequired } }: Pick<ItemAnswerProps, "item">) {
  return (
    <span style={{ overflowWrap: "anywhere" }}>
      {label}
      {!isRequired && (
        <Typography component="span" variant="body2" color="textSecondary">
          {" (optional)"}
        </Typography>
      )}
    </span>
  );
}

function optionsOf({ type, choices }: ChecklistItem): { value: AnswerValue; label: string }[] {
  if (type === "choice") return choices.map((choice) => ({ value: choice, label: choice }));
  return [
    { value: true, label: "Yes" },
    { value: false, label: "No" },
  ];
}
