import { aCompanyId } from "@crewline/domain/kernel/ids/ids.test-support";
import { claimsFor } from "@crewline/domain/kernel/access/role";
import { aCompany } from "../../support/a-company.ts";
import { aLogin, changeAccount, signInAgain } from "../../support/auth-emulator.ts";
import { typeOf } from "../access/call-procedures.ts";
import type { Guard } from "../access/row.ts";
import { accessTable } from "../access-table.ts";
import { ask, attempt, forbidden, ok, tell, unauthorized } from "./call-procedures.ts";
import { runAttacks } from "./run-attacks.ts";
import { bearer } from "./stack-doors.ts";

/** A user who signed up and belongs to no company. */
const company = await aCompany();
const newcomer = bearer((await aLogin()).idToken);
const owner = bearer(company.owner.login.idToken);
/** A user whose claims name a company that was never founded. */
const stray = bearer((await withClaims({ companyId: "no-such-company" })).idToken);
/** A user whose claims name what cannot be a company's id. */
const twisted = bearer((await withClaims({ companyId: "a/b" })).idToken);

const ofCompanies = Object.entries(accessTable).flatMap(([path, { guard }]) =>
  guard === "anyone" || guard === "signedIn" ? [] : [{ path, refusal: refusalBy(guard) }],
);

/** Those of a tablet ask for the credential of one, which no person has. */
function refusalBy(guard: Guard) {
  return guard === "kiosk" ? unauthorized : forbidden;
}

const call = (path: string, as = newcomer) =>
  typeOf(path) === "query" ? ask(path, as, {}) : tell(path, as, {});

async function withClaims(change: object) {
  const login = await aLogin();
  const claims = {
    ...claimsFor({ companyId: aCompanyId("c"), role: "admin", employeeId: null }),
    ...change,
  };
  await changeAccount(login.uid, { customAttributes: JSON.stringify(claims) });
  return signInAgain(login);
}

runAttacks("newcomers", [
  {
    row: 81,
    about: "procedures of a company, by a user who only signed up",
    honestly: [
      attempt("their own information", () => ask("user.userInfo", newcomer), ok),
      attempt(
        "the profile, by an owner",
        () => tell("onBoard.saveProfile", owner, { displayName: "Kim", phone: null }),
        ok,
      ),
    ],
    attacks: ofCompanies.map(({ path, refusal }) => attempt(path, () => call(path), refusal)),
  },
  {
    row: 24,
    about: "claims that name no company, in every procedure of one",
    honestly: [attempt("their own information", () => ask("user.userInfo", stray), ok)],
    attacks: ofCompanies.flatMap(({ path, refusal }) => [
      attempt(`${path}, of a company never founded`, () => call(path, stray), refusal),
      attempt(`${path}, of "a/b"`, () => call(path, twisted), refusal),
    ]),
  },
]);
