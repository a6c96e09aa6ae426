import Search from "@mui/icons-material/Search";
import InputAdornment from "@mui/material/InputAdornment";
import TextField from "@mui/material/TextField";
import { useRef } from "react";
import { useHotkey } from "./use-hotkey.ts";

interface SearchInputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** The search field of a list; the key "/" puts the cursor into it, Escape empties it. */
export function SearchInput({ label, value, onChange }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useHotkey("/", () => input.current?.focus());
  return (
    <TextField
      type="search"
      size="small"
      label={label}
      value={value}
      inputRef={input}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === "Escape") onChange("");
      }}
      slotProps={{
        htmlInput: { "aria-keyshortcuts": "/" },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
      sx={{ minWidth: { xs: "100%", sm: 260 } }}
    />
  );
}
