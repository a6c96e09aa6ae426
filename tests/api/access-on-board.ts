import { basics } from "../support/a-company.ts";
import type { Path, Row } from "./access/row.ts";

const { weekStart, overtimePreset, payPeriod } = basics;
const { name: _name, ...demoBasics } = basics;
const foundingRules = { weekStart, overtimePreset, payPeriod };

type OnBoardPath = Extract<Path, `onBoard.${string}`>;

/** The procedures of setting up a company. */
export const onBoardRows = {
  "onBoard.createCompany": { guard: "signedIn", input: () => ({ company: basics }) },
  "onBoard.createDemo": { guard: "signedIn", input: () => ({ company: demoBasics }) },
  "onBoard.deleteDemo": { guard: "signedIn", input: () => ({}) },
  "onBoard.saveBasics": {
    guard: "settings.editCompany",
    input: (_things, expectedVersion) => ({ expectedVersion, company: basics }),
  },
  "onBoard.leaveStep": {
    guard: "settings.editCompany",
    input: () => ({ step: "location", isSkipped: false }),
  },
  "onBoard.saveRules": {
    guard: "settings.editCompany",
    input: (_things, expectedVersion) => ({ expectedVersion, rules: foundingRules }),
  },
  "onBoard.saveProfile": {
    guard: "settings.view",
    input: () => ({ displayName: "Kim", phone: null }),
  },
  "onBoard.finish": { guard: "settings.editCompany", input: () => ({}) },
} as const satisfies { [P in OnBoardPath]: Row<P> };
