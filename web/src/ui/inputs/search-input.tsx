import Search from "@mui/icons-material/Search";
import InputAdornment from "@mui/material/InputAdornment";
import OutlinedInput from "@mui/material/OutlinedInput";
import { useEffect, useRef, useState } from "react";
import { OutlinedField } from "./outlined-field.tsx";
import { useHotkey } from "../keyboard/use-hotkey.ts";

interface SearchInputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

const pauseMs = 150;

/**
 * The search field of a list; the key "/" puts the cursor into it, Escape empties it. Typed text
 * is reported at once, but not more often than browsers let the address change.
 */
export function SearchInput({ label, value, onChange }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useTypedText(value, onChange);
  useHotkey("/", () => input.current?.focus());
  return (
    <OutlinedField label={label} size="small" sx={{ flex: "1 1 160px", maxWidth: { sm: 260 } }}>
      {(framed) => (
        <OutlinedInput
          {...framed}
          type="search"
          value={text}
          inputRef={input}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Escape") setText("");
          }}
          startAdornment={
            <InputAdornment position="start">
              <Search fontSize="small" />
            </InputAdornment>
          }
          slotProps={{ input: { "aria-keyshortcuts": "/" } }}
        />
      )}
    </OutlinedField>
  );
}

/** The text as typed; follows `value` when it changes elsewhere, for example "Clear filters". */
function useTypedText(value: string, onChange: (value: string) => void) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [told, setTold] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== told) setText(value);
  }
  const toldAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (text === told) return;
    const waitMs = Math.max(0, toldAt.current + pauseMs - performance.now());
    const timer = setTimeout(() => {
      toldAt.current = performance.now();
      setTold(text);
      onChange(text);
    }, waitMs);
    return () => clearTimeout(timer);
  }, [text, told, onChange]);
  return [text, setText] as const;
}
