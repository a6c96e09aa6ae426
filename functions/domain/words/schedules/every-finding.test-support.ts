import type { Locale } from "../../kernel/formats/locale.ts";
import { anEntry } from "../../records/employees/an-availability-entry.test-support.ts";
import { nameOfRole, roleId } from "../../records/job-roles/role-id.test-support.ts";
import { skillId } from "../../records/skills/skill-id.test-support.ts";
import type { HeldTime } from "../../rules/availability/held-times.ts";
import type { Finding, FindingCode } from "../../rules/schedules/findings/finding.ts";
import { blockCodes } from "../../rules/schedules/findings/finding.ts";
import { everyRefusal } from "../violations/every-refusal.test-support.ts";
import { belowOwnText, findingText } from "./finding-words.ts";

const HOUR = 3600;
const times: HeldTime[] = [
  {
    entry: { ...anEntry({ range: "14:00-22:00" }), kind: "unavailable" },
    day: "2026-11-20",
    startsAt: "2026-11-20T19:00:00.000Z",
    endsAt: "2026-11-20T22:00:00.000Z",
  },
];
const preferred = times.map((one): HeldTime => {
  return { ...one, entry: { ...anEntry(), kind: "preferred" } };
});
const timeZone = "America/New_York";
const measured = { found: 12 * HOUR, limit: 10 * HOUR };
const day = "2026-11-20";
const hours = [{ opensAt: "10:00", closesAt: "14:00" }];

type Others = Exclude<FindingCode, (typeof blockCodes)[number]>;

const others: { [C in Others]: Finding<C>["facts"][] } = {
  notAvailable: [{ times, timeZone }],
  preferred: [{ times: preferred, timeZone }],
  rest: [{ found: 8 * HOUR, limit: 11 * HOUR }],
  shortTurnaround: [{ found: 8 * HOUR, limit: 11 * HOUR }],
  dayHours: [{ ...measured, day }],
  weekHours: [measured],
  ownWeek: [measured],
  daysInARow: [{ found: 7, limit: 6 }],
  roleMissing: [{ jobRoleId: roleId("barista") }],
  skillMissing: [{ skillId: skillId("first-aid") }],
  skillExpired: [{ skillId: skillId("first-aid"), expiresOn: day }],
  overtime: [{ seconds: HOUR }],
  overBudget: [
    { ...measured, of: { kind: "hours" } },
    { found: 120_00, limit: 100_00, of: { kind: "cost", currency: "USD", day: null } },
    { found: 120_00, limit: 100_00, of: { kind: "cost", currency: "USD", day } },
    { of: { kind: "unseenCost", day: null } },
    { of: { kind: "unseenCost", day } },
  ],
  outsideHours: [
    { where: "Harbor", day, hours: [], name: "Thanksgiving" },
    { where: "Harbor", day, hours, name: "" },
  ],
};

/** Every kind of finding, each with all that its facts can hold. */
export const everyFinding: readonly Finding[] = [
  ...blockCodes.flatMap((code) => everyRefusal[code].map((facts) => ({ code, facts }) as Finding)),
  ...Object.entries(others).flatMap(([code, all]) =>
    all.map((facts) => ({ code, facts }) as Finding),
  ),
];

/** The text of each of them, beside the employee's name and without it. */
export function everyFindingText(locale: Locale): string[] {
  const reader = { timeZone, roleName: nameOfRole, skillName: () => "First aid", locale };
  const said = everyFinding.flatMap((finding) =>
    [null, "Ana"].map((who) => findingText(finding, { ...reader, who })),
  );
  return [...said, belowOwnText({ found: HOUR, limit: 2 * HOUR }, "Ana", locale)];
}
