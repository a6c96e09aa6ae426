import Close from "@mui/icons-material/Close";
import KeyboardArrowDown from "@mui/icons-material/KeyboardArrowDown";
import KeyboardArrowUp from "@mui/icons-material/KeyboardArrowUp";
import Box from "@mui/material/Box";
import Drawer from "@mui/material/Drawer";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import Typography from "@mui/material/Typography";
import type { KeyboardEvent, ReactNode } from "react";
import { useId } from "react";
import { UnsavedScopeContext } from "../unsaved/unsaved-scope.ts";
import { useUnsavedScope } from "../unsaved/use-unsaved.ts";

interface PanelTabs {
  items: readonly { id: string; label: string }[];
  value: string;
  onChange: (id: string) => void;
}

interface Neighbours {
  previous: (() => void) | null;
  next: (() => void) | null;
}

interface SidePanelProps {
  open: boolean;
  title: string;
  /** A line below the title, for example a state. */
  subtitle?: ReactNode;
  onClose: () => void;
  tabs?: PanelTabs;
  /** The records before and after this one; null at the ends. Also by the keys `k` and `j`. */
  neighbours?: Neighbours;
  /** Buttons that stay at the bottom while the content scrolls. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A panel at the right edge over the list it belongs to; it fills the screen on phones. */
export function SidePanel(props: SidePanelProps) {
  const { open, title, subtitle, tabs, actions, neighbours, children } = props;
  const titleId = useId();
  const { scope, leave } = useUnsavedScope();
  const onClose = () => leave(props.onClose);
  const step = (to: keyof Neighbours) => {
    const act = neighbours?.[to] ?? null;
    if (act !== null) leave(act);
  };
  return (
    <UnsavedScopeContext value={scope}>
      <Drawer
        anchor="right"
        open={open}
        onClose={onClose}
        sx={{ zIndex: "modal" }}
        slotProps={{
          paper: {
            role: "dialog",
            "aria-modal": true,
            "aria-labelledby": titleId,
            onKeyDown: (event: KeyboardEvent) => {
              const to = stepOf(event);
              if (to !== null) step(to);
            },
            sx: { width: { xs: "100%", md: 520 } },
          },
        }}
      >
        <Box sx={{ p: 2, pb: 1 }}>
          <Stack direction="row" sx={{ alignItems: "center", mt: -0.5 }}>
            <Typography id={titleId} variant="h2" noWrap sx={{ flexGrow: 1, minWidth: 0 }}>
              {title}
            </Typography>
            {neighbours !== undefined && <StepButtons neighbours={neighbours} onStep={step} />}
            <IconButton aria-label="Close" onClick={onClose} edge="end">
              <Close />
            </IconButton>
          </Stack>
          {subtitle}
        </Box>
        {tabs === undefined ? (
          <Box sx={{ flexGrow: 1, overflowY: "auto", p: 2 }}>{children}</Box>
        ) : (
          <TabbedContent
            tabs={{ ...tabs, onChange: (id) => leave(() => tabs.onChange(id)) }}
            label={title}
          >
            {children}
          </TabbedContent>
        )}
        {actions !== undefined && (
          <Stack
            direction="row"
            spacing={1}
            sx={{ p: 2, borderTop: 1, borderColor: "divider", justifyContent: "flex-end" }}
          >
            {actions}
          </Stack>
        )}
      </Drawer>
    </UnsavedScopeContext>
  );
}

interface StepButtonsProps {
  neighbours: Neighbours;
  onStep: (to: keyof Neighbours) => void;
}

function StepButtons({ neighbours, onStep }: StepButtonsProps) {
  return (
    <>
      <IconButton
        aria-label="Previous"
        aria-keyshortcuts="k"
        disabled={neighbours.previous === null}
        onClick={() => onStep("previous")}
      >
        <KeyboardArrowUp />
      </IconButton>
      <IconButton
        aria-label="Next"
        aria-keyshortcuts="j"
        disabled={neighbours.next === null}
        onClick={() => onStep("next")}
      >
        <KeyboardArrowDown />
      </IconButton>
    </>
  );
}

/** The step that a key asks for; none while a field has the focus, or in a dialog above the panel. */
function stepOf(event: KeyboardEvent): "previous" | "next" | null {
  const { key, target, currentTarget } = event;
  if (event.ctrlKey || event.altKey || event.metaKey || !(target instanceof Element)) return null;
  const isTyping = target.closest("input:not([type=checkbox]), textarea, select") !== null;
  if (isTyping || !currentTarget.contains(target)) return null;
  if (key === "j") return "next";
  return key === "k" ? "previous" : null;
}

function TabbedContent(props: { tabs: PanelTabs; label: string; children: ReactNode }) {
  const { tabs, label, children } = props;
  const baseId = useId();
  return (
    <>
      <Tabs
        value={tabs.value}
        onChange={(_event, value: string) => tabs.onChange(value)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={label}
        sx={{
          borderBottom: 1,
          borderColor: "divider",
          flexShrink: 0,
          "& .MuiTab-root": { minWidth: 0, px: 1 },
        }}
      >
        {tabs.items.map((item) => (
          <Tab
            key={item.id}
            value={item.id}
            label={item.label}
            id={`${baseId}-${item.id}`}
            aria-controls={`${baseId}-panel`}
            sx={{ minWidth: 64, px: 1.5 }}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={`${baseId}-panel`}
        aria-labelledby={`${baseId}-${tabs.value}`}
        tabIndex={0}
        sx={{ flexGrow: 1, overflowY: "auto", p: 2 }}
      >
        {children}
      </Box>
    </>
  );
}
