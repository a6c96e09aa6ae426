import { stackEnvironment } from "../../../emulators/stack/stack-environment.ts";
import { Rest } from "../../rules/rest.ts";
import type { Request } from "../../rules/rest.ts";
import { aCompany, aMember } from "../../support/a-company.ts";
import { SessionBrowser } from "../../support/session-browser.ts";
import { setRole } from "../../support/set-role.ts";
import { ask, attempt, ok, place, tell, unauthorized } from "./call-procedures.ts";
import { runAttacks } from "./run-attacks.ts";
import type { Attempt } from "./run-attacks.ts";
import { bearer } from "./stack-doors.ts";

/** An admin whom product staff make an employee, and who keeps what the browser held before. */
const company = await aCompany();
const { login } = await aMember(company, { role: "admin", name: "Bea Holm" });
const { companyId } = company;
const old = bearer(login.idToken);
const before = new SessionBrowser();
await before.signIn(login.idToken);

const { FIRESTORE_EMULATOR_HOST: firestore, GCLOUD_PROJECT: project } = stackEnvironment;
const database = new Rest(firestore, project);
const schedules = `companies/${companyId}/schedules`;

let lowering: Promise<void> | undefined;
const lowered = () => (lowering ??= setRole({ email: login.email, role: "employee", companyId }));

/** The same in both halves: allowed with the role, refused once it is lowered. */
const call = (what: string, make: () => ReturnType<typeof ask>) => ({
  honest: attempt(what, make, ok),
  attack: attempt(what, async () => lowered().then(make), unauthorized),
});
const read = (what: string, request: Request) => {
  const how = () => database.isAllowed(login.idToken, request);
  return {
    honest: { what, how, expected: true } satisfies Attempt,
    attack: { what, how: async () => lowered().then(how), expected: false } satisfies Attempt,
  };
};

const both = [
  call("a procedure of every member", () => ask("user.userInfo", old)),
  call("a procedure of admins", () => tell("locations.add", old, { location: place })),
  read("a list of the database", { kind: "list", path: schedules, limit: 10 }),
  read("a count of the database", { kind: "count", path: schedules, limit: 10 }),
  read("a document of the database", { kind: "get", path: `companies/${companyId}` }),
];

runAttacks("lowered role", [
  {
    row: 16,
    about: "what a browser held before a role was lowered",
    honestly: [
      ...both.map(({ honest }) => honest),
      { what: "the session", how: () => before.guid(), expected: login.uid },
    ],
    attacks: [
      ...both.map(({ attack }) => attack),
      {
        what: "the session",
        how: async () => lowered().then(() => before.guid()),
        expected: null,
      },
      {
        what: "a new session with the old token",
        how: async () => {
          await lowered();
          const browser = new SessionBrowser();
          const { status } = await browser.signIn(login.idToken);
          return [status, await browser.guid()];
        },
        expected: [401, null],
      },
    ],
  },
]);
