import Box from "@mui/material/Box";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import type { ReactNode } from "react";
import { useId } from "react";

export interface PanelTabs {
  items: readonly { id: string; label: string }[];
  value: string;
  onChange: (id: string) => void;
}

/** The content of a panel below its tabs. */
export function TabbedContent(props: { tabs: PanelTabs; label: string; children: ReactNode }) {
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
