import Box from "@mui/material/Box";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemButton from "@mui/material/ListItemButton";
import ListItemText from "@mui/material/ListItemText";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { SelectInput } from "../../ui/inputs/select-input.tsx";
import { useUrlParams } from "../../ui/address/use-url-params.ts";
import type { SettingsSection } from "./settings-sections.ts";

interface SectionPagesProps {
  /** The subject of the pages, for example "Company settings". */
  label: string;
  sections: readonly SettingsSection[];
}

const defaults = { section: "" };

/** The pages of one tab: a list beside the open one, or a choice above it on phones. */
export function SectionPages({ label, sections }: SectionPagesProps) {
  const { values, set } = useUrlParams(defaults);
  const isWide = useMediaQuery((theme) => theme.breakpoints.up("md"));
  const open = sections.find(({ id }) => id === values.section) ?? sections[0];
  if (open === undefined) return null;
  if (sections.length === 1) return <open.Content />;
  const goTo = (section: string) => set({ section }, "push");
  return (
    <Box sx={{ display: "flex", flexDirection: isWide ? "row" : "column", gap: isWide ? 4 : 3 }}>
      {isWide ? (
        <SectionList label={label} sections={sections} openId={open.id} onOpen={goTo} />
      ) : (
        <SelectInput
          label={label}
          value={open.id}
          onChange={goTo}
          options={sections.map(({ id, label: name }) => ({ value: id, label: name }))}
        />
      )}
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography variant="h2" sx={{ mb: 2 }}>
          {open.label}
        </Typography>
        <open.Content key={open.id} />
      </Box>
    </Box>
  );
}

interface SectionListProps extends SectionPagesProps {
  openId: string;
  onOpen: (id: string) => void;
}

function SectionList({ label, sections, openId, onOpen }: SectionListProps) {
  return (
    <Box component="nav" aria-label={label} sx={{ width: 200, flexShrink: 0 }}>
      <List disablePadding>
        {sections.map(({ id, label: name }) => (
          <ListItem key={id} disablePadding>
            <ListItemButton
              selected={id === openId}
              aria-current={id === openId ? "page" : undefined}
              onClick={() => onOpen(id)}
              sx={{ borderRadius: 1, py: 0.5 }}
            >
              <ListItemText primary={name} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
