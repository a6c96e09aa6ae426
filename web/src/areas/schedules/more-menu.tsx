import Check from "@mui/icons-material/Check";
import MoreVert from "@mui/icons-material/MoreVert";
import Divider from "@mui/material/Divider";
import ListItemText from "@mui/material/ListItemText";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { TipButton } from "../../ui/acts/tip-button.tsx";
import Typography from "@mui/material/Typography";
import { use, useState } from "react";
import type { WeekTemplateId } from "@crewline/domain/kernel/ids/record-ids";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { recentOfAddress } from "../../entities/batches/recent-of-address.ts";
import { SOURCE_WEEK } from "./copies/copy-form.ts";
import { LazyCopyWeeksDialog } from "./copies/copy-parts.ts";
import type { Place } from "./frame/use-place.ts";
import { useRosterUndo } from "./undo/use-undo.ts";
import {
  LazyExportWeekDialog,
  LazyImportShiftsDialog,
  LazyLedgerDialog,
  LazyRecentShiftBatches,
  LazyRecurringShiftsDialog,
  LazyShiftTemplatesDialog,
  LazyWeekTemplatesDialog,
} from "./more-parts.ts";
import { ActsOffContext } from "../../ui/acts/acts-off.ts";

/** What the menu opens. */
type Shown =
  | "copy"
  | "shiftTemplates"
  | "weekTemplates"
  | "recurring"
  | "export"
  | "import"
  | "recent"
  | "ledger"
  | { apply: WeekTemplateId };

const items = [
  { shows: "copy", label: "Copy this week…", changes: true },
  { shows: "shiftTemplates", label: "Shift templates…" },
  { shows: "weekTemplates", label: "Week templates…" },
  { shows: "recurring", label: "Recurring shifts…" },
  { shows: "ledger", label: "Fairness and notice…" },
  "line",
  { shows: "export", label: "Export…" },
  { shows: "import", label: "Import CSV…", changes: true },
  { shows: "recent", label: "Bulk changes…", changes: true },
] as const;

/** An action of the bar that has no room there. */
export interface MoreAction {
  label: string;
  /** The key that does the same. */
  keyName?: string;
  /** Set for a setting that is on or off. */
  isOn?: boolean;
  onChoose: () => void;
}

interface MoreMenuProps {
  place: Place;
  /** In groups, above the others. */
  actions: readonly (readonly MoreAction[])[];
}

/** The actions on a week that are needed less often. */
export function MoreMenu({ place, actions }: MoreMenuProps) {
  const isOff = use(ActsOffContext);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [shown, setShown] = useState<Shown | null>(recentOfAddress);
  return (
    <>
      <TipButton
        tip="More"
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVert />
      </TipButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { "aria-label": "More" } }}
      >
        {actions.flatMap((group, index) => [
          ...group.map((action) => (
            <MoreItem key={action.label} {...action} onClose={() => setAnchor(null)} />
          )),
          <Divider key={`group ${index}`} />,
        ])}
        {items.map((item, index) => {
          if (item === "line") return <Divider key={`line ${index}`} />;
          if (isOff && "changes" in item) return null;
          return (
            <MenuItem
              key={item.shows}
              onClick={() => {
                setAnchor(null);
                setShown(item.shows);
              }}
            >
              {item.label}
            </MenuItem>
          );
        })}
      </Menu>
      {shown !== null && <Opened place={place} shown={shown} onShow={setShown} />}
    </>
  );
}

/** A row of the menu; closes it before it acts, so that a dialog gets the focus. */
function MoreItem({
  label,
  keyName,
  isOn,
  onChoose,
  onClose,
}: MoreAction & { onClose: () => void }) {
  return (
    <MenuItem
      {...(isOn !== undefined && { role: "menuitemcheckbox", "aria-checked": isOn })}
      onClick={() => {
        onClose();
        onChoose();
      }}
    >
      <ListItemText>{label}</ListItemText>
      {isOn === true && <Check fontSize="small" />}
      {keyName !== undefined && (
        <Typography variant="body2" sx={{ ml: 3, color: "text.secondary" }}>
          {keyName}
        </Typography>
      )}
    </MenuItem>
  );
}

interface OpenedProps {
  place: Place;
  shown: Shown;
  onShow: (shown: Shown | null) => void;
}

function Opened({ place, shown, onShow }: OpenedProps) {
  const { location, weekStart } = place;
  const steps = useRosterUndo();
  const close = () => onShow(null);
  if (shown === "ledger") return <LazyLedgerDialog location={location} onClose={close} />;
  if (shown === "recent") return <LazyRecentShiftBatches onClose={close} />;
  if (shown === "export") return <LazyExportWeekDialog place={place} onClose={close} />;
  if (shown === "import") {
    return <LazyImportShiftsDialog locationId={location.id} steps={steps} onClose={close} />;
  }
  if (shown === "shiftTemplates") {
    return <LazyShiftTemplatesDialog location={location} onClose={close} />;
  }
  if (shown === "recurring") {
    return <LazyRecurringShiftsDialog location={location} onClose={close} />;
  }
  if (shown === "weekTemplates") {
    const apply = ({ id }: { id: WeekTemplateId }) => onShow({ apply: id });
    return <LazyWeekTemplatesDialog place={place} onApply={apply} onClose={close} />;
  }
  const start =
    shown === "copy"
      ? { source: SOURCE_WEEK, fromDay: weekStart, toDay: addDays(weekStart, 7) }
      : { source: String(shown.apply), fromDay: weekStart, toDay: weekStart };
  return <LazyCopyWeeksDialog location={location} start={start} steps={steps} onClose={close} />;
}
