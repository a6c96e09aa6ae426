import { randomUUID } from "node:crypto";
import { stackEnvironment } from "../../../emulators/stack/stack-environment.ts";
import { Rest } from "../../rules/rest.ts";
import type { Request } from "../../rules/rest.ts";
import { aCompany, aStaffMember } from "../../support/a-company.ts";
import { aView } from "../../support/a-view.ts";
import { ask, attempt, forbidden, ok, place, tell, unauthorized } from "./call-procedures.ts";
import type { Attempt } from "./run-attacks.ts";
import { runAttacks } from "./run-attacks.ts";
import { bearer } from "./stack-doors.ts";

/** Product staff who view a company as its admin, leave it, and keep what the browser held. */
const { companyId, owner } = await aCompany();
const staff = await aStaffMember();
const view = await aView(staff, owner.login.uid);
const [admin, viewer] = [bearer(owner.login.idToken), bearer(view.login.idToken)];

const { FIRESTORE_EMULATOR_HOST: firestore, GCLOUD_PROJECT: project } = stackEnvironment;
const database = new Rest(firestore, project);

let leaving: Promise<unknown> | undefined;
const left = () => (leaving ??= view.api.users.leaveView.mutate({ idempotencyKey: randomUUID() }));

/** Allowed to the view while it lasts, refused once it was left. */
const call = (what: string, make: () => ReturnType<typeof ask>) => ({
  honest: attempt(what, make, ok),
  attack: attempt(what, async () => left().then(make), unauthorized),
});
const read = (what: string, request: Request) => {
  const how = () => database.isAllowed(view.login.idToken, request);
  return {
    honest: { what, how, expected: true } satisfies Attempt,
    attack: { what, how: async () => left().then(how), expected: false } satisfies Attempt,
  };
};

const both = [
  call("a procedure of every member", () => ask("user.userInfo", viewer)),
  call("a procedure of admins", () => ask("employees.profiles", viewer)),
  read("a list of the database", {
    kind: "list",
    path: `companies/${companyId}/wageChanges`,
    limit: 10,
  }),
  read("a document of the database", { kind: "get", path: `companies/${companyId}` }),
];

runAttacks("left view", [
  {
    row: 16,
    about: "what a browser held of a view before product staff left it",
    honestly: [
      ...both.map(({ honest }) => honest),
      attempt("a change by the admin", () => tell("locations.add", admin, { location: place }), ok),
    ],
    attacks: [
      attempt(
        "a change by the view as an admin",
        () => tell("locations.add", viewer, { location: place }),
        forbidden,
      ),
      ...both.map(({ attack }) => attack),
    ],
  },
]);
