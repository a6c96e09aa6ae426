import { expect, test } from "vitest";
import { aLocationId, anEntryId } from "../../kernel/ids/ids.test-support.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { instantAfter } from "../../kernel/time/instant.ts";
import type { Alert } from "../../records/alerts/alert.ts";
import type { BoardRow } from "../../records/summaries/daily-summary.ts";
import { reconcileAlerts } from "../../rules/alerts/reconcile-alerts.ts";
import { causesAt, nextLook } from "./location-causes.ts";
import type { LocationSituation } from "./situation.ts";
import { aSituation, at, board, openDays, shiftOf, weekOf } from "./situation.test-support.ts";

/** What the data of the location are from a time of the day on. */
type Script = readonly [time: string, data: Partial<LocationSituation>][];

const team = ["dan", "eve", "fay", "gus"];

/** Ana and Ben work from 9:00, the team from 14:00; Cleo's evening shift is open at first. */
function rows(change: Record<string, Partial<BoardRow>>) {
  const entry = (name: string) => change[name] ?? {};
  const morning = ["ana", "ben"].map((name) => shiftOf(name, ["09:00", "17:00"], entry(name)));
  const late = team.map((name) => shiftOf(name, ["14:00", "18:00"], entry(name)));
  return board(...morning, ...late);
}
const here = (from: string, rest: Partial<BoardRow> = {}) => ({ clockedInAt: at(from), ...rest });
const out = (from: string, to: string) => here(from, { clockedOutAt: at(to) });
const teamAt = (from: string) => Object.fromEntries(team.map((name) => [name, here(from)]));
const teamDone = Object.fromEntries(team.map((name) => [name, out("14:20", "18:00")]));
const [ana, ben] = ["ana", "ben"].map((name) => ({ entryId: anEntryId(`${name}0`) }));
const open = { openWork: openDays({ "2026-11-20": { openShifts: 1 } }) };
const tablet = (seen: string) => ({
  kiosks: [
    { locationId: aLocationId("harbor"), name: "Door", lastSeenAt: at(seen), revokedAt: null },
  ],
});
const anaWorks = { weeks: [weekOf("ana", [{ startsAt: at("09:20") }])] };
const rest = { startsAt: at("14:00"), endsAt: at("14:40"), isPaid: false };
const anaRested = { weeks: [weekOf("ana", [{ startsAt: at("09:20"), breaks: [rest] }])] };

const script: Script = [
  ["06:00", { ...rows({}), ...open }],
  ["07:30", rows({})],
  ["09:20", { ...rows({ ana: here("09:20", ana) }), ...anaWorks }],
  ["10:30", { ...rows({ ana: here("09:20", ana), ben: here("10:30", ben) }), ...anaWorks }],
  [
    "14:20",
    {
      ...rows({ ana: here("09:20", ana), ben: here("10:30", ben), ...teamAt("14:20") }),
      ...anaRested,
    },
  ],
  ["17:00", rows({ ana: out("09:20", "17:00"), ben: here("10:30", ben), ...teamAt("14:20") })],
  ["18:20", rows({ ana: out("09:20", "17:00"), ben: out("10:30", "18:20"), ...teamDone })],
  [
    "19:00",
    {
      ...rows({ ana: out("09:20", "17:00"), ben: out("10:30", "18:20"), ...teamDone }),
      ...tablet("19:00"),
    },
  ],
  [
    "19:40",
    {
      ...rows({ ana: out("09:20", "17:00"), ben: out("10:30", "18:20"), ...teamDone }),
      ...tablet("19:40"),
    },
  ],
  ["19:50", rows({ ana: out("09:20", "17:00"), ben: out("10:30", "18:20"), ...teamDone })],
];

test("a day: each alert of the script begins once, in its minute, resolves, and none other does", () => {
  const told: string[] = [];
  const alerts = new Map<string, Alert>();
  let due: Instant = at("06:00");
  let situation = aSituation();
  for (let now = at("06:00"); now < at("21:00"); now = instantAfter(now, 60)) {
    const change = script.find(([time]) => at(time) === now);
    if (change !== undefined) situation = aSituation(change[1]);
    // A change of the data sets the look to now, as the due work of the location does.
    if (change === undefined && now < due) continue;
    const standing = [...alerts.values()].filter(({ isCausePresent }) => isCausePresent);
    const causes = causesAt(situation, now, new Set(standing.map(({ id }) => id)));
    const existing = causes.flatMap(({ id }) => alerts.get(id) ?? []);
    const terms = { rules: [], mutedIds: new Set<never>(), now, timeZone: "UTC" };
    const changed = reconcileAlerts([...new Set([...standing, ...existing])], causes, terms);
    for (const alert of changed) {
      const before = alerts.get(alert.id);
      alerts.set(alert.id, alert);
      if (before?.state === alert.state) continue;
      const who = alert.employeeId ?? `${alert.count}`;
      told.push(`${now.slice(11, 16)} ${alert.type} ${who} ${alert.state}`);
    }
    due = nextLook(situation, now, [...alerts.values()]);
  }
  expect(told).toEqual([
    "06:00 uncovered 1 new",
    "07:30 uncovered 1 resolved",
    "09:05 late ana new",
    "09:05 late ben new",
    "09:20 late ana resolved",
    "10:00 noShow ben new",
    "10:00 late ben resolved",
    "10:30 noShow ben resolved",
    "13:51 breakDue ana new",
    "14:05 late 4 new",
    "14:20 breakDue ana resolved",
    "14:20 late 4 resolved",
    "18:00 missedOut ben new",
    "18:20 missedOut ben resolved",
    "19:15 kioskOffline 1 new",
    "19:40 kioskOffline 1 resolved",
  ]);
});
