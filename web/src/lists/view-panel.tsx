import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Divider from "@mui/material/Divider";
import Popover from "@mui/material/Popover";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { CheckInput } from "../ui/inputs/check-input.tsx";
import { titleColumn } from "../ui/tables/table-column.ts";
import { SavedViews } from "./saved-views.tsx";
import { useLogin } from "../session/actor/use-login.ts";
import { useNotice } from "../ui/notices/use-notice.ts";
import type { AnyList, ViewParams } from "./use-list.ts";
import { viewLink } from "./view-link.ts";

interface ViewPanelProps {
  list: AnyList;
  anchor: HTMLElement;
  onClose: () => void;
}

/** Saved views, columns and density of a list. */
export function ViewPanel({ list, anchor, onClose }: ViewPanelProps) {
  // Views are kept with the membership, which product staff do not have.
  const isMember = useLogin().companyId !== null;
  const isCompact = list.table.density === "compact";
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
      transformOrigin={{ vertical: "top", horizontal: "right" }}
      slotProps={{ paper: { role: "dialog", "aria-label": "View of this list", sx: paper } }}
    >
      <Stack spacing={2}>
        {isMember && (
          <>
            <SavedViews list={list} onApplied={onClose} />
            <Divider />
          </>
        )}
        <ColumnChoice list={list} />
        <Divider />
        <CheckInput
          label="Compact rows"
          value={isCompact}
          onChange={(compact) => list.setDensity(compact ? "compact" : "normal")}
        />
        <Stack direction="row" spacing={1}>
          <CopyLink view={list.view} />
        </Stack>
      </Stack>
    </Popover>
  );
}

/** So that a colleague sees the same. */
function CopyLink({ view }: { view: ViewParams }) {
  const notify = useNotice();
  const handleClick = async () => {
    try {
      await navigator.clipboard.writeText(viewLink(window.location.href, view));
      notify("The link is copied. It opens the list with these filters and columns.");
    } catch {
      notify({ text: "Copying is not allowed here.", tone: "danger" });
    }
  };
  return (
    <Button color="inherit" onClick={() => void handleClick()}>
      Copy link
    </Button>
  );
}

const paper = { width: 320, maxWidth: "calc(100vw - 32px)", p: 2 } as const;

function ColumnChoice({ list }: { list: AnyList }) {
  const shown = list.table.columns.map(({ id }) => id);
  const title = titleColumn(list.allColumns)?.id;
  const choosable = list.allColumns.filter(({ id }) => id !== title);
  const toggle = (id: string, isShown: boolean) =>
    list.chooseColumns(isShown ? [...shown, id] : shown.filter((other) => other !== id));
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0 }}>
      <Typography component="legend" variant="subtitle2">
        Columns
      </Typography>
      <Box sx={{ maxHeight: 260, overflowY: "auto" }}>
        {choosable.map(({ id, header }) => (
          <CheckInput
            key={id}
            label={header}
            value={shown.includes(id)}
            onChange={(isShown) => toggle(id, isShown)}
          />
        ))}
      </Box>
      <Button size="small" color="inherit" onClick={() => list.chooseColumns(null)}>
        Back to the usual columns
      </Button>
    </Box>
  );
}
