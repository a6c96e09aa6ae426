/** A file that imports one thing and exports it. */
export const use = (specifier: string) =>
  `import { thing } from "${specifier}";\n\nexport const used = thing;\n`;

/** Files without a fault, which the violations import and which must stay unflagged. */
export const innocents: Record<string, string> = {
  "functions/domain/kernel/time/thing.ts": "export const thing = 1;\n",
  "functions/domain/records/schedules/thing.ts": use("../../kernel/time/thing.ts").replace(
    "thing }",
    "used as thing }",
  ),
  "functions/domain/rules/schedules/thing.ts": use("../../records/schedules/thing.ts").replace(
    "thing }",
    "used as thing }",
  ),
  "functions/domain/words/schedules/thing.ts": use("../../rules/schedules/thing.ts").replace(
    "thing }",
    "used as thing }",
  ),
  "functions/domain/projections/home/thing.ts": use("../../words/schedules/thing.ts").replace(
    "thing }",
    "used as thing }",
  ),
  "functions/src/platform/thing.ts": use("@crewline/domain/kernel/time/thing"),
  "functions/src/store/thing.ts": `import { Timestamp } from "firebase-admin/firestore";\n\nexport const thing = Timestamp;\n`,
  "functions/src/identity/thing.ts": `import { getAuth } from "firebase-admin/auth";\n\nexport const thing = getAuth;\n`,
  "functions/src/jobs/thing.ts": `import { onSchedule } from "firebase-functions/scheduler";\n\nexport const thing = onSchedule;\n`,
  "functions/src/platform/app.ts": `import { initializeApp } from "firebase-admin/app";\n\nexport const app = initializeApp;\n`,
  "functions/src/operations/weeks/thing.ts": use("../../store/thing.ts"),
  "functions/src/migrations/thing.ts": use("../store/thing.ts"),
  "functions/src/rpc/thing.ts": use("../operations/weeks/thing.ts"),
  "functions/src/areas/reports/thing.ts": use("../../store/thing.ts"),
  "functions/src/api.ts": "export type AppRouter = { thing: 1 };\n",
  "web/src/ui/thing.ts": "export const thing = 3;\n",
  "web/src/time/thing.ts": use("@crewline/domain/kernel/time/thing"),
  "web/src/locale/thing.ts": use("@crewline/domain/kernel/time/thing"),
  "web/src/inputs/thing.ts": use("@crewline/domain/kernel/time/thing"),
  "web/src/outbox/thing.ts": use("@crewline/domain/kernel/time/thing"),
  "web/src/live/thing.ts": use("@crewline/domain/kernel/time/thing"),
  "web/src/live/listen.ts": `import { onSnapshot } from "firebase/firestore";\n\nexport const listen = onSnapshot;\n`,
  "web/src/session/thing.ts": use("../live/thing.ts").replace("thing }", "used as thing }"),
  "web/src/entities/company/thing.ts": use("../../live/thing.ts").replace(
    "thing }",
    "used as thing }",
  ),
  "web/src/entities/employees/thing.ts": use("../company/thing.ts").replace(
    "thing }",
    "used as thing }",
  ),
  "web/src/entities/time-off/thing.ts": use("../employees/thing.ts").replace(
    "thing }",
    "used as thing }",
  ),
  "web/src/lists/thing.ts": use("../entities/employees/thing.ts").replace(
    "thing }",
    "used as thing }",
  ),
  "web/src/areas/home/thing.ts": use("../../ui/thing.ts"),
  "web/src/app/thing.ts": use("../areas/home/thing.ts").replace("thing }", "used as thing }"),
};
