import Box from "@mui/material/Box";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import Typography from "@mui/material/Typography";
import type { ComponentType } from "react";
import { Page } from "../../ui/page/page.tsx";
import { useUrlParams } from "../../ui/address/use-url-params.ts";
import { BlackoutsPart } from "./rules/rule-parts.ts";
import { companySectionNames } from "./section-names.ts";
import { SectionPages } from "./section-pages.tsx";
import { SelfTestPart } from "./settings-parts.ts";
import { companySections, mySections } from "./settings-sections.ts";
import { useIsViewing } from "../../session/actor/use-login.ts";
import { useSees } from "../../session/actor/use-may.ts";

const defaults = { tab: "mine", section: "" };
interface SettingsTab {
  value: string;
  label: string;
  Content: ComponentType;
}

const mine: SettingsTab = { value: "mine", label: "Mine", Content: MyPages };
const adminTabs: readonly [SettingsTab, ...SettingsTab[]] = [
  mine,
  { value: "company", label: "Company", Content: CompanyPages },
  { value: "self-test", label: "Self-test", Content: SelfTestPart },
];
const managerTabs: typeof adminTabs = [
  mine,
  { value: "company", label: companySectionNames.blackouts, Content: BlackoutsPart },
];

/**
 * The user's own settings, and the company's for those who may change them; managers set blackout
 * dates of their locations.
 */
export function SettingsPage() {
  const { values, set } = useUrlParams(defaults);
  const mayEditCompany = useSees("settings", "editCompany");
  const maySetBlackouts = useSees("calendar", "editBlackouts");
  if (!mayEditCompany && !maySetBlackouts) {
    return (
      <Page title="Settings">
        <MyPages />
      </Page>
    );
  }
  const tabs = mayEditCompany ? adminTabs : managerTabs;
  const { value: tab, Content } = tabs.find(({ value }) => value === values.tab) ?? tabs[0];
  return (
    <Page title="Settings">
      <Tabs
        value={tab}
        onChange={(_event, value: string) => set({ tab: value, section: "" })}
        aria-label="Settings"
        sx={{ borderBottom: 1, borderColor: "divider", mb: 3 }}
      >
        {tabs.map(({ value, label }) => (
          <Tab
            key={value}
            value={value}
            label={label}
            id={`settings-${value}`}
            aria-controls="settings-panel"
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id="settings-panel" aria-labelledby={`settings-${tab}`}>
        <Content />
      </Box>
    </Page>
  );
}

function MyPages() {
  const isViewing = useIsViewing();
  if (isViewing) {
    return (
      <Typography color="textSecondary">
        Personal settings belong to each person's own login. You can't see them while you view the
        company as a member.
      </Typography>
    );
  }
  return <SectionPages label="My settings" sections={mySections} />;
}

function CompanyPages() {
  return <SectionPages label="Company settings" sections={companySections} />;
}
