import Box from "@mui/material/Box";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { useMay } from "../../session/use-may.ts";
import { Page } from "../../ui/page.tsx";
import { useUrlParams } from "../../ui/use-url-params.ts";
import { CompanySettings } from "./company-settings.tsx";
import { MySettings } from "./my-settings.tsx";

const defaults = { tab: "mine" };

/** One's own settings, and the company's for whoever may change them. */
export function SettingsPage() {
  const { values, set } = useUrlParams(defaults);
  const mayEditCompany = useMay("settings", "editCompany");
  if (!mayEditCompany) {
    return (
      <Page title="Settings">
        <MySettings />
      </Page>
    );
  }
  const tab = values.tab === "company" ? "company" : "mine";
  return (
    <Page title="Settings">
      <Tabs
        value={tab}
        onChange={(_event, value: string) => set({ tab: value })}
        aria-label="Settings"
        sx={{ borderBottom: 1, borderColor: "divider", mb: 3 }}
      >
        <Tab value="mine" label="Mine" id="settings-mine" aria-controls="settings-panel" />
        <Tab value="company" label="Company" id="settings-company" aria-controls="settings-panel" />
      </Tabs>
      <Box role="tabpanel" id="settings-panel" aria-labelledby={`settings-${tab}`}>
        {tab === "company" ? <CompanySettings /> : <MySettings />}
      </Box>
    </Page>
  );
}
