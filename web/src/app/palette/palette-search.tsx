import Search from "@mui/icons-material/Search";
import InputBase from "@mui/material/InputBase";
import LinearProgress from "@mui/material/LinearProgress";
import useAutocomplete from "@mui/material/useAutocomplete";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { LoadResult } from "../../ui/loading/load-result.ts";
import { useLogin } from "../../session/actor/use-login.ts";
import { pathFrom } from "./action-entries.ts";
import type { PaletteEntry } from "./palette-entry.ts";
import { findEntries, suggestedEntries } from "./palette-entry.ts";
import { PaletteRoot } from "./palette-root.ts";
import { entryKey, recentFirst, recentKeys, rememberEntry } from "./recent-entries.ts";

interface PaletteSearchProps {
  entries: readonly PaletteEntry[];
  /** Whether the people and locations are here. */
  status: LoadResult<unknown>["status"];
  onClose: () => void;
}

const help =
  "Type what to do, such as “add shift”, or where to go: a person, a location, a week, a screen or a setting.";

const incomplete =
  "People and locations could not be loaded. Actions, screens and settings are found.";

/** The field and what it finds, at first what was used last; arrows choose, Enter goes there. */
export function PaletteSearch({ entries, status, onClose }: PaletteSearchProps) {
  const navigate = useNavigate();
  const [query, setQuery] = useState("");
  const { uid } = useLogin();
  const [recent] = useState(() => recentKeys(uid));
  const known = recentFirst(recent, entries);
  const found = query.trim() === "" ? suggestedEntries(known) : findEntries(known, query);
  const { getRootProps, getInputProps, getListboxProps, getOptionProps } = useAutocomplete({
    id: "palette",
    open: true,
    value: null,
    inputValue: query,
    options: found,
    filterOptions: (options) => options,
    getOptionLabel: ({ label }) => label,
    getOptionKey: entryKey,
    autoHighlight: true,
    clearOnBlur: false,
    onInputChange: (_event, text, reason) => reason === "input" && setQuery(text),
    onClose: (_event, reason) => reason === "escape" && onClose(),
    onChange: (_event, entry) => {
      if (entry === null) return;
      rememberEntry(uid, entry);
      onClose();
      void navigate(pathFrom(new URL(location.href), entry));
    },
  });
  return (
    <PaletteRoot {...getRootProps()}>
      <div className="field">
        <Search aria-hidden="true" />
        <InputBase
          fullWidth
          autoFocus
          placeholder="Go to or do…"
          inputProps={{ ...getInputProps(), "aria-label": "Go to", enterKeyHint: "go" }}
        />
      </div>
      {status === "loading" && <LinearProgress aria-label="People and locations are loading" />}
      <p role="status">{said(query.trim(), { status, hasFound: found.length > 0 })}</p>
      <ul {...getListboxProps()} aria-label="Found" hidden={found.length === 0}>
        {found.map((option, index) => {
          const { key, ...props } = getOptionProps({ option, index });
          return (
            <li key={key} {...props}>
              <span className="label">{option.label}</span>
              <span className="detail">{option.detail}</span>
            </li>
          );
        })}
      </ul>
    </PaletteRoot>
  );
}

interface Finding extends Pick<PaletteSearchProps, "status"> {
  hasFound: boolean;
}

/** What stands above the list; null where the list says it all. */
function said(query: string, { status, hasFound }: Finding): string | null {
  if (status === "failed" || status === "denied") return incomplete;
  if (query === "") return help;
  return hasFound || status === "loading" ? null : `Nothing is called “${query}”.`;
}
