import Close from "@mui/icons-material/Close";
import Box from "@mui/material/Box";
import Drawer from "@mui/material/Drawer";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { KeyboardEvent, ReactNode } from "react";
import { useId } from "react";
import { useFocusWhenGone } from "../keyboard/use-focus-when-gone.ts";
import { UnsavedScopeContext } from "../unsaved/unsaved-scope.ts";
import { useUnsavedScope } from "../unsaved/use-unsaved.ts";
import type { PanelTabs } from "./panel-tabs.tsx";
import { TabbedContent } from "./panel-tabs.tsx";
import type { Neighbours } from "./panel-steps.tsx";
import { isPanelKey, StepButtons, stepOf } from "./panel-steps.tsx";

interface SidePanelProps {
  open: boolean;
  title: string;
  /** A line below the title, for example a state. */
  subtitle?: ReactNode;
  onClose: () => void;
  tabs?: PanelTabs;
  /** The records before and after this one; null at the ends. Also by the keys `k` and `j`. */
  neighbours?: Neighbours;
  /** What further keys do outside fields, by key. */
  keys?: Readonly<Record<string, () => void>>;
  /** Buttons that stay at the bottom while the content scrolls. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A panel at the right edge over the list it belongs to; it fills the screen on phones. */
export function SidePanel(props: SidePanelProps) {
  const { open, title, subtitle, tabs, actions, neighbours, keys, children } = props;
  const titleId = useId();
  useFocusWhenGone();
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
              else if (isPanelKey(event)) keys?.[event.key]?.();
            },
            sx: { width: { xs: "100%", md: 520 } },
          },
        }}
      >
        <Box sx={{ p: 2, pb: 1 }}>
          <Stack direction="row" sx={{ alignItems: "flex-start", mt: -0.5 }}>
            <Typography
              id={titleId}
              variant="h2"
              sx={{ flexGrow: 1, minWidth: 0, py: 0.75, overflowWrap: "anywhere" }}
            >
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
          <Box tabIndex={0} sx={{ flexGrow: 1, overflowY: "auto", p: 2 }}>
            {children}
          </Box>
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
