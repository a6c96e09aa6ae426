import { aCompany } from "../../support/a-company.ts";
import { aLogin } from "../../support/auth-emulator.ts";
import { typeOf } from "../access/call-procedures.ts";
import { accessTable } from "../access-table.ts";
import { ask, attempt, forbidden, ok, tell } from "./call-procedures.ts";
import { runAttacks } from "./run-attacks.ts";
import { bearer } from "./stack-doors.ts";

/** Somebody who signed up and belongs to no company. */
const company = await aCompany();
const newcomer = bearer((await aLogin()).idToken);
const owner = bearer(company.owner.login.idToken);

const ofCompanies = Object.entries(accessTable).flatMap(([path, { guard }]) =>
  guard === "anyone" || guard === "signedIn" ? [] : [path],
);
const call = (path: string) =>
  typeOf(path) === "query" ? ask(path, newcomer, {}) : tell(path, newcomer, {});

runAttacks("newcomers", [
  {
    row: 81,
    about: "procedures of a company, by somebody who only signed up",
    honestly: [
      attempt("one's own information", () => ask("user.userInfo", newcomer), ok),
      attempt(
        "the profile, by an owner",
        () => tell("onBoard.saveProfile", owner, { displayName: "Kim", phone: null }),
        ok,
      ),
    ],
    attacks: ofCompanies.map((path) => attempt(path, () => call(path), forbidden)),
  },
]);
