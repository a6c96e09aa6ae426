import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "rolldown";
import type { Plugin, Rolldown } from "vite";
import type { Release } from "./worker/release.ts";

const pages = ["/index.html", "/login.html"];
const always = ["/logo.svg", "/manifest.webmanifest"];

/**
 * Screens and dialogs that do nothing without the server, and the grid of Calendar, in whose place
 * there is a list: a device fetches them when they are opened, and keeps none of them.
 */
export const onlyOnline: readonly string[] = [
  "app/palette/command-palette.tsx",
  "app/shell/read-only-banner.tsx",
  "app/shell/view-banner.tsx",
  "app/signed-in/second-factor-page.tsx",
  "areas/calendar/calendar-grid.tsx",
  "areas/calendar/event-dialog.tsx",
  "areas/company-options/company-options-page.tsx",
  "areas/design/design-system.tsx",
  "areas/design/load-design-system.ts",
  "areas/employees/add-employee-dialog.tsx",
  "areas/employees/availability/painter/paint-dialog.tsx",
  "areas/employees/bulk-employee-actions.tsx",
  "areas/employees/import-people-dialog.tsx",
  "areas/employees/paste-people-dialog.tsx",
  "areas/employees/recent-people-batches.tsx",
  "areas/home/inbox/answer-requests-dialog.tsx",
  "areas/home/inbox/approve-week-dialog.tsx",
  "areas/home/inbox/cover-shift-dialog.tsx",
  "areas/home/inbox/decide-requests-dialog.tsx",
  "areas/home/inbox/decide-time-off-dialog.tsx",
  "areas/home/inbox/fix-entries-dialog.tsx",
  "areas/home/inbox/late-punches-dialog.tsx",
  "areas/home/inbox/publish-week-dialog.tsx",
  "areas/locations/add-location-dialog.tsx",
  "areas/locations/bulk-location-actions.tsx",
  "areas/locations/copy-settings-dialog.tsx",
  "areas/locations/import-locations-dialog.tsx",
  "areas/locations/pair-tablet-dialog.tsx",
  "areas/locations/recent-location-batches.tsx",
  "areas/login/action-screen.tsx",
  "areas/login/invitation-screen.tsx",
  "areas/login/recovery-form.tsx",
  "areas/on-board/on-board-page.tsx",
  "areas/reports/payroll-page.tsx",
  "areas/reports/reports-page.tsx",
  "areas/schedules/copies/copy-weeks-dialog.tsx",
  "areas/schedules/copies/recent-shift-batches.tsx",
  "areas/schedules/files/export-week-dialog.tsx",
  "areas/schedules/files/import-shifts-dialog.tsx",
  "areas/schedules/ledger/ledger-dialog.tsx",
  "areas/schedules/overview/all-locations.tsx",
  "areas/schedules/overview/four-weeks.tsx",
  "areas/schedules/published/lock-dialogs.tsx",
  "areas/schedules/published/publications-dialog.tsx",
  "areas/schedules/published/unpublish-dialog.tsx",
  "areas/schedules/recurring/recurring-scope.tsx",
  "areas/schedules/recurring/recurring-shifts-dialog.tsx",
  "areas/schedules/recurring/repeat-fields.tsx",
  "areas/schedules/rules/reason-dialog.tsx",
  "areas/schedules/templates/shift-templates-dialog.tsx",
  "areas/schedules/templates/week-templates-dialog.tsx",
  "areas/schedules/timeline/day-timeline.tsx",
  "areas/schedules/tray/template-tray.tsx",
  "areas/schedules/type-shifts-dialog.tsx",
  "areas/settings/alerts/alert-settings.tsx",
  "areas/settings/custom-fields/custom-field-settings.tsx",
  "areas/settings/data/data-export.tsx",
  "areas/settings/exchange/exchange-settings.tsx",
  "areas/settings/mine/calendar-settings.tsx",
  "areas/settings/mine/device-settings.tsx",
  "areas/settings/mine/notification-settings.tsx",
  "areas/settings/mine/own-contact.tsx",
  "areas/settings/mine/pin-settings.tsx",
  "areas/settings/payroll/payroll-file-settings.tsx",
  "areas/settings/rules/all-changes.tsx",
  "areas/settings/rules/approval-rules.tsx",
  "areas/settings/rules/blackout-settings.tsx",
  "areas/settings/rules/break-rules.tsx",
  "areas/settings/rules/clock-rules.tsx",
  "areas/settings/rules/company-history.tsx",
  "areas/settings/rules/earning-code-rules.tsx",
  "areas/settings/rules/job-role-settings.tsx",
  "areas/settings/rules/limit-rules.tsx",
  "areas/settings/rules/overtime-rules.tsx",
  "areas/settings/rules/pay-period-rules.tsx",
  "areas/settings/rules/rounding-rules.tsx",
  "areas/settings/rules/rules-history.tsx",
  "areas/settings/rules/skill-settings.tsx",
  "areas/settings/rules/time-off-type-settings.tsx",
  "areas/settings/security-settings.tsx",
  "areas/settings/self-test.tsx",
  "areas/settings/tablets/tablet-settings.tsx",
  "areas/subscription/subscription-page.tsx",
  "areas/templates/manager-screen.tsx",
  "areas/time-entries/imports/import-time-dialog.tsx",
  "areas/time-entries/imports/recent-time-batches.tsx",
  "areas/time-entry-audits/time-entry-audits-page.tsx",
  "areas/users/users-page.tsx",
  "areas/wage-changes/bulk-raise-dialog.tsx",
  "areas/wage-changes/bulk-wage-actions.tsx",
  "areas/wage-changes/import-wages-dialog.tsx",
  "areas/wage-changes/recent-wage-batches.tsx",
  "entities/employees/photo/photo-dialog.tsx",
  "entities/files/write-sheet-xlsx.ts",
  "entities/schedules/find-cover-dialog.tsx",
  "entities/schedules/hand-over-dialog.tsx",
  "entities/schedules/publish/publish-dialog.tsx",
  "entities/schedules/ranked-people-dialog.tsx",
  "entities/schedules/requests/change-shift-dialog.tsx",
  "entities/time-off/adjust-balance-dialog.tsx",
  "entities/time-off/ask-time-off-dialog.tsx",
  "entities/wages/add-wage-change-dialog.tsx",
  "session/recovery-codes/recovery-codes-dialog.tsx",
  "session/step-up/step-up-dialog.tsx",
  "session/second-factor/second-factor-challenge.tsx",
];

/** So much a phone keeps of the app, and in so many files, pages and icons included. */
const MOST_BYTES = 3_000_000;
const MOST_FILES = 399;

/** Writes /service-worker.js beside the built pages, with the list of files to keep. */
export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    writeBundle: async ({ dir = "dist" }, bundle) => {
      const offline = reachedOffline(bundle, dir);
      const assets = Object.values(bundle)
        .filter(({ fileName }) => fileName.startsWith("assets/") && !fileName.endsWith(".map"))
        .filter(({ fileName }) => offline.has(fileName) || isKeptAsset(fileName, bundle))
        .map(({ fileName }) => ({ path: `/${fileName}`, bytes: bytesOf(dir, fileName) }));
      requireSmall(assets);
      const release = releaseOf(dir, assets.map(({ path }) => path).toSorted());
      writeFileSync(join(dir, "service-worker.js"), await workerCode(release));
    },
  };
}

/** The chunks that the pages load, in any number of steps, without a screen that is only online. */
function reachedOffline(bundle: Rolldown.OutputBundle, dir: string): ReadonlySet<string> {
  const texts = pages.map((page) => readFileSync(join(dir, page), "utf8"));
  const reached = new Set(texts.flatMap((text) => text.match(/assets\/[^"]+\.js/gu) ?? []));
  for (const fileName of reached) {
    const chunk = bundle[fileName];
    if (chunk?.type !== "chunk") continue;
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) {
      if (!isOnlyOnline(bundle[next])) reached.add(next);
    }
  }
  return reached;
}

/** Styles of a screen that is only online are left out with it. */
function isKeptAsset(fileName: string, bundle: Rolldown.OutputBundle): boolean {
  if (bundle[fileName]?.type !== "asset") return false;
  const left = Object.values(bundle).filter(isOnlyOnline);
  return !left.some(
    (file) => file.type === "chunk" && file.viteMetadata?.importedCss.has(fileName),
  );
}

/**
 * A file that is left out would be missing without the network, the largest first: the build fails
 * instead, so that someone chooses what a device does without.
 */
function requireSmall(assets: readonly { bytes: number }[]): void {
  const bytes = assets.reduce((sum, asset) => sum + asset.bytes, 0);
  const files = assets.length + pages.length + always.length;
  if (bytes <= MOST_BYTES && files <= MOST_FILES) return;
  const most = `${MOST_BYTES} bytes in ${MOST_FILES} files are the most`;
  throw new Error(`A device would keep ${bytes} bytes in ${files} files, and ${most}.`);
}

function isOnlyOnline(file: Rolldown.OutputBundle[string] | undefined): boolean {
  const entry = file?.type === "chunk" ? file.facadeModuleId : null;
  return entry !== null && onlyOnline.some((screen) => entry.endsWith(`/src/${screen}`));
}

function releaseOf(dir: string, assets: readonly string[]): Release {
  const hashes = pages.map((page) => [page, hashOf(readFileSync(join(dir, page)))] as const);
  const others = always.map((file) => hashOf(readFileSync(join(dir, file))));
  const name = hashOf(JSON.stringify([hashes, others, assets])).slice(0, 16);
  return { name, files: [...always, ...assets], pages: Object.fromEntries(hashes) };
}

async function workerCode(release: Release): Promise<string> {
  const { output } = await build({
    input: fileURLToPath(new URL("worker/worker.ts", import.meta.url)),
    platform: "browser",
    write: false,
    transform: { define: { RELEASE: JSON.stringify(release) } },
    output: { format: "iife", minify: true },
  });
  return output[0].code;
}

function bytesOf(dir: string, fileName: string): number {
  return readFileSync(join(dir, fileName)).length;
}

function hashOf(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex");
}
