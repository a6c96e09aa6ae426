import Alert from "@mui/material/Alert";
import Popper from "@mui/material/Popper";
import { styled } from "@mui/material/styles";
import type { KeyboardEvent } from "react";
import { useId, useRef } from "react";

/** A field of the sheet: 168 of them show at once, so it is a plain input. */
const Field = styled("input")(({ theme }) => ({
  font: "inherit",
  fontVariantNumeric: "tabular-nums",
  color: "inherit",
  textAlign: "right",
  width: "100%",
  minWidth: 72,
  padding: "6px 8px",
  border: "1px solid",
  borderColor: (theme.vars ?? theme).palette.divider,
  borderRadius: (theme.vars ?? theme).shape.borderRadius,
  backgroundColor: "transparent",
  "&:hover:enabled": { borderColor: (theme.vars ?? theme).palette.text.secondary },
  "&:focus": {
    outline: "2px solid",
    outlineOffset: -1,
    outlineColor: (theme.vars ?? theme).palette.primary.main,
  },
  "&[aria-invalid=true]:not(:focus)": { borderColor: (theme.vars ?? theme).palette.error.main },
  "&:disabled": { color: (theme.vars ?? theme).palette.text.disabled, borderStyle: "dashed" },
  "&::placeholder": { color: (theme.vars ?? theme).palette.text.secondary, opacity: 1 },
}));

interface SalesFieldProps {
  label: string;
  value: string;
  /** The sum of the hours, in a day's field while its hours have amounts. */
  placeholder?: string | undefined;
  isWrong: boolean;
  /** Why a paste into it was refused; empty for most. */
  problem: string;
  isDisabled: boolean;
  onChange: (text: string) => void;
  /** Takes a pasted block and answers true, or leaves a single amount to the field. */
  onPasteText: (text: string) => boolean;
  /** Moves to the field above or below. */
  onMove: (field: HTMLElement, rows: 1 | -1) => void;
}

/** One amount. Enter and the arrows go to the next row; Escape puts back what it began with. */
export function SalesField(props: SalesFieldProps) {
  const { label, value, placeholder, isWrong, problem, isDisabled } = props;
  const { onChange, onPasteText, onMove } = props;
  const began = useRef(value);
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Escape") {
      if (value !== began.current) onChange(began.current);
      return;
    }
    const rows = event.key === "ArrowUp" ? -1 : 1;
    if (!["Enter", "ArrowUp", "ArrowDown"].includes(event.key)) return;
    event.preventDefault();
    onMove(event.currentTarget, rows);
  };
  const field = useRef<HTMLInputElement>(null);
  const problemId = useId();
  return (
    <>
      <Field
        ref={field}
        aria-describedby={problem === "" ? undefined : problemId}
        aria-label={label}
        aria-invalid={isWrong || problem !== ""}
        inputMode="decimal"
        autoComplete="off"
        value={value}
        placeholder={placeholder}
        disabled={isDisabled}
        onFocus={(event) => {
          began.current = value;
          event.target.select();
        }}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={handleKeyDown}
        onPaste={(event) => {
          if (onPasteText(event.clipboardData.getData("text"))) event.preventDefault();
        }}
      />
      {problem !== "" && (
        <Popper open anchorEl={() => field.current ?? document.body} placement="bottom-start">
          <Alert id={problemId} severity="error" variant="filled" sx={{ maxWidth: 320, mt: 0.5 }}>
            {problem}
          </Alert>
        </Popper>
      )}
    </>
  );
}
