import { use } from "./planted-innocents.ts";

/** One file that breaks one rule of the house, and the rule that must answer. */
export interface Violation {
  says: string;
  file: string;
  text: string;
  rule: string;
}

const crossing = "boundaries(dependencies)";

export const violations: Violation[] = [
  crosses(
    "the domain knows no server",
    "functions/domain/rules/pay/a.ts",
    "../../../src/store/thing.ts",
  ),
  crosses(
    "the kernel knows no record",
    "functions/domain/kernel/money/a.ts",
    "../../records/schedules/thing.ts",
  ),
  crosses(
    "records know no rule",
    "functions/domain/records/pay/a.ts",
    "../../rules/schedules/thing.ts",
  ),
  crosses(
    "rules know no words",
    "functions/domain/rules/reports/b.ts",
    "../../words/schedules/thing.ts",
  ),
  crosses(
    "words know no projection",
    "functions/domain/words/schedules/a.ts",
    "../../projections/home/thing.ts",
  ),
  crosses(
    "rules know no projection",
    "functions/domain/rules/reports/a.ts",
    "../../projections/home/thing.ts",
  ),
  crosses("the platform knows no store", "functions/src/platform/a.ts", "../store/thing.ts"),
  crosses("the store knows no procedure", "functions/src/store/a.ts", "../rpc/thing.ts"),
  crosses(
    "the store knows no operation",
    "functions/src/store/c.ts",
    "../operations/weeks/thing.ts",
  ),
  crosses(
    "identity knows no operation",
    "functions/src/identity/c.ts",
    "../operations/weeks/thing.ts",
  ),
  crosses(
    "operations know no procedure",
    "functions/src/operations/weeks/a.ts",
    "../../rpc/thing.ts",
  ),
  crosses(
    "operations know no area",
    "functions/src/operations/weeks/b.ts",
    "../../areas/reports/thing.ts",
  ),
  crosses("jobs know no procedure", "functions/src/jobs/a.ts", "../rpc/thing.ts"),
  crosses(
    "the session endpoints know no procedure",
    "functions/src/auth-http/a.ts",
    "../rpc/thing.ts",
  ),
  crosses("identity knows no store", "functions/src/identity/a.ts", "../store/thing.ts"),
  crosses("the demo data know no procedure", "functions/src/demo/a.ts", "../rpc/thing.ts"),
  crosses(
    "migrations know no operation, whose rules hold for today's shapes",
    "functions/src/migrations/a.ts",
    "../operations/weeks/thing.ts",
  ),
  crosses(
    "operations know no migration",
    "functions/src/operations/weeks/d.ts",
    "../../migrations/thing.ts",
  ),
  crosses("rpc knows no migration", "functions/src/rpc/d.ts", "../migrations/thing.ts"),
  crosses("rpc knows no area", "functions/src/rpc/a.ts", "../areas/reports/thing.ts"),
  crosses(
    "a server area knows no other area",
    "functions/src/areas/home/a.ts",
    "../reports/thing.ts",
  ),
  crosses("ui knows no business word", "web/src/ui/a.ts", "@crewline/domain/kernel/time/thing"),
  crosses("time knows no input", "web/src/time/a.ts", "../inputs/thing.ts"),
  crosses("the locale knows no session", "web/src/locale/a.ts", "../session/thing.ts"),
  crosses("inputs know no record", "web/src/inputs/a.ts", "../live/thing.ts"),
  crosses("the outbox knows no session", "web/src/outbox/a.ts", "../session/thing.ts"),
  crosses("the outbox knows no area", "web/src/outbox/b.ts", "../areas/home/thing.ts"),
  crosses("the session knows no outbox", "web/src/session/c.ts", "../outbox/thing.ts"),
  crosses("live knows no session", "web/src/live/a.ts", "../session/thing.ts"),
  crosses("device knows no screens", "web/src/device/a.ts", "../ui/thing.ts"),
  crosses("the session knows no area", "web/src/session/a.ts", "../areas/home/thing.ts"),
  crosses("an entity knows no area", "web/src/entities/wages/a.ts", "../../areas/home/thing.ts"),
  crosses(
    "locations know no employees",
    "web/src/entities/locations/a.ts",
    "../employees/thing.ts",
  ),
  crosses("batches know no employees", "web/src/entities/batches/a.ts", "../employees/thing.ts"),
  crosses("wages know no time off", "web/src/entities/wages/b.ts", "../time-off/thing.ts"),
  crosses("lists know no area", "web/src/lists/a.ts", "../areas/home/thing.ts"),
  crosses("a screen knows no other area", "web/src/areas/reports/a.ts", "../home/thing.ts"),
  crosses("nothing imports the app", "web/src/areas/locations/a.ts", "../../app/thing.ts"),
  {
    says: "only web/src/api names the server's types",
    file: "web/src/areas/settings/a.ts",
    text: 'import type { AppRouter } from "@crewline/functions/api";\n\nexport type A = AppRouter;\n',
    rule: "eslint(no-restricted-imports)",
  },
  restricted(
    "firebase/firestore lives in web/src/live",
    "web/src/session/b.ts",
    "firebase/firestore",
  ),
  restricted(
    "firebase-admin/firestore lives in the store",
    "functions/src/rpc/b.ts",
    "firebase-admin/firestore",
  ),
  restricted(
    "firebase-admin/auth lives in identity",
    "functions/src/store/b.ts",
    "firebase-admin/auth",
  ),
  restricted(
    "the functions package root is never imported",
    "functions/src/jobs/b.ts",
    "firebase-functions",
  ),
  {
    says: "the zone library lives in domain/kernel/time",
    file: "functions/domain/rules/pay/b.ts",
    text: 'import { Temporal } from "temporal-polyfill";\n\nexport const now = Temporal.Now;\n',
    rule: "eslint(no-restricted-imports)",
  },
  {
    says: "the phone library lives in domain/kernel/phones",
    file: "functions/domain/rules/locations/b.ts",
    text: 'import { getCountries } from "libphonenumber-js/min";\n\nexport const all = getCountries();\n',
    rule: "eslint(no-restricted-imports)",
  },
  ...[
    "functions/domain/records/schedules/z.ts",
    "functions/src/jobs/z.ts",
    "web/src/lists/z.ts",
  ].map((file) => ({
    says: `${file} describes data with zod/mini`,
    file,
    text: 'import { z } from "zod";\n\nexport const name = z.string();\n',
    rule: "eslint(no-restricted-imports)",
  })),
  restricted("the domain is pure", "functions/domain/kernel/money/b.ts", "node:fs"),
  {
    says: "a file in no room is refused",
    file: "web/src/drawer-of-everything/a.ts",
    text: "export const a = 1;\n",
    rule: "boundaries(no-unknown-files)",
  },
  {
    says: "a floating promise is refused",
    file: "functions/src/jobs/c.ts",
    text: "async function later(): Promise<void> {\n  await Promise.resolve();\n}\n\nexport function start(): void {\n  later();\n}\n",
    rule: "typescript(no-floating-promises)",
  },
  {
    says: "a switch names every case",
    file: "functions/domain/kernel/time/c.ts",
    text: 'export function name(x: "a" | "b"): string {\n  switch (x) {\n    case "a":\n      return x;\n  }\n  return "";\n}\n',
    rule: "typescript(switch-exhaustiveness-check)",
  },
  {
    says: "any is refused",
    file: "functions/domain/kernel/time/d.ts",
    text: "export const d = (x: any): string => String(x);\n",
    rule: "typescript(no-explicit-any)",
  },
  {
    says: "a barrel is refused",
    file: "web/src/ui/index.ts",
    text: 'export * from "./thing.ts";\n',
    rule: "oxc(no-barrel-file)",
  },
  {
    says: "a default export is refused",
    file: "web/src/ui/e.ts",
    text: "const e = 1;\nexport default e;\n",
    rule: "import(no-default-export)",
  },
  {
    says: "a long file is refused",
    file: "functions/domain/kernel/time/f.ts",
    text: Array.from({ length: 251 }, (_, i) => `export const f${i} = ${i};\n`).join(""),
    rule: "eslint(max-lines)",
  },
  {
    says: "the console belongs to the platform's log",
    file: "functions/src/jobs/g.ts",
    text: 'console.log("g");\n',
    rule: "eslint(no-console)",
  },
  {
    says: "the environment is read in one place",
    file: "functions/src/jobs/h.ts",
    text: 'export const h = process.env["HOME"];\n',
    rule: "node(no-process-env)",
  },
  {
    says: "names of files are in kebab-case",
    file: "web/src/ui/BigThing.ts",
    text: "export const big = 1;\n",
    rule: "unicorn(filename-case)",
  },
];

function crosses(says: string, file: string, specifier: string): Violation {
  return { says, file, text: use(specifier), rule: crossing };
}

function restricted(says: string, file: string, specifier: string): Violation {
  const text = `import * as all from "${specifier}";\n\nexport const used = all;\n`;
  return { says, file, text, rule: crossing };
}
