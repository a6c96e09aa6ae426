import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { anEmployeeId, aCompanyId } from "@crewline/domain/kernel/ids/ids.test-support";
import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { claimsFor } from "@crewline/domain/kernel/access/role";
import { inRoot } from "../../emulators/paths.ts";
import { setClaims } from "../../functions/src/identity/claims.ts";
import { verifyToken } from "../../functions/src/identity/verify-token.ts";
import { accessChanges } from "../../functions/src/store/access-changes.ts";
import { companyStore } from "../../functions/src/store/company/company-store.ts";
import { inTransaction, readingUnit } from "../../functions/src/store/unit/unit.ts";
import { userStates } from "../../functions/src/store/user-states.ts";
import type { Login } from "../support/auth-emulator.ts";
import { aLogin, changeAccount, signInAgain } from "../support/auth-emulator.ts";
import { invitedEmployee, smallCompany } from "../support/a-small-company.ts";

let companyId: CompanyId;
let login: Login;
beforeEach(async () => {
  companyId = aCompanyId(`company-${randomUUID()}`);
  login = await aLogin();
  await changeAccount(login.uid, { emailVerified: true });
  await inTransaction(async (unit) => {
    const store = companyStore(unit, companyId);
    store.saveCompany(smallCompany(companyId));
    store.employees.save(anEmployeeId("ana"), invitedEmployee({}));
    store.employees.save(
      anEmployeeId("gone"),
      invitedEmployee({ id: anEmployeeId("gone"), status: "terminated" }),
    );
  });
});

interface Run {
  code: number;
  output: string;
}

/** The command as product staff run it, in a process of its own. */
function setRole(...args: string[]): Promise<Run> {
  return runSetRole(args, process.env);
}

function runSetRole(args: readonly string[], env: NodeJS.ProcessEnv): Promise<Run> {
  const program = inRoot("functions", "src", "cli", "set-role.ts");
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], { env }, (error, stdout, stderr) => {
      const code = typeof error?.code === "number" ? error.code : 0;
      resolve({ code, output: stdout + stderr });
    });
  });
}

const give = (role: string, ...more: string[]) =>
  setRole("--email", login.email, "--role", role, "--company", companyId, ...more);

async function stored() {
  const unit = await readingUnit();
  const store = companyStore(unit, companyId);
  return {
    member: await store.members.find(login.uid),
    employee: await store.employees.get(anEmployeeId("ana")),
    state: await userStates(unit).find(login.uid),
    changes: await accessChanges({ unit, path: `companies/${companyId}` }).list([]),
  };
}

/** The person's current rights on the server; a mutation asks Firebase Auth each time. */
const verdictOn = ({ idToken }: Login) => verifyToken(`Bearer ${idToken}`, "live");

describe("set-role", () => {
  test("makes a login the manager of a company, which a fresh token shows", async () => {
    const { code, output } = await give("manager", "--employee", "ana", "--yes");
    expect(output).toContain("before: does not belong to the company");
    expect(output).toContain("after:  manager, employee ana, locations: pier");
    expect(code).toBe(0);

    const { member, employee: linked, state, changes } = await stored();
    expect(member).toMatchObject({ role: "manager", employeeId: "ana", locationIds: ["pier"] });
    expect(linked).toMatchObject({ userId: login.uid, status: "active", version: 2 });
    expect(state?.minIat).toBe(0);
    expect(changes).toMatchObject([{ uid: login.uid, before: null, after: { role: "manager" } }]);
    expect(changes[0]?.by).toMatch(/^set-role by ./);

    expect((await verdictOn(login)).refusal).toBe("Firebase token outdated");
    const { login: verified } = await verdictOn(await signInAgain(login));
    expect(verified).toMatchObject({ role: "manager", companyId, employeeId: "ana" });
  });

  test("ends the sign-ins of a person who loses rights", async () => {
    await give("manager", "--employee", "ana", "--yes");
    const manager = await signInAgain(login);
    const { code, output } = await give("employee", "--yes");
    expect([code, output]).toEqual([0, expect.stringContaining("has to sign in again")]);

    const { member, state, changes } = await stored();
    expect(member).toMatchObject({ role: "employee", employeeId: "ana", version: 2 });
    expect(changes).toHaveLength(2);
    expect(state?.minIat).toBeGreaterThan(0);
    expect(state?.minIat).toBeLessThanOrEqual(Date.now() / 1000);
    expect((await verdictOn(manager)).login).toBeNull();
    const { login: verified } = await verdictOn(await signInAgain(login));
    expect(verified).toMatchObject({ role: "employee" });
  });

  test("shows and replaces claims that are not what the membership says", async () => {
    await give("manager", "--employee", "ana", "--yes");
    const claims = claimsFor({ companyId, role: "admin", employeeId: anEmployeeId("ana") });
    let admin = login;
    // The trigger of the first command repairs claims as well, and may come between: then retry.
    const replace = async () => {
      await setClaims(login.uid, claims);
      admin = await signInAgain(login);
      return (await give("manager", "--yes")).output;
    };
    const told = `claims: admin of ${companyId}, employee ana; differ from the membership and are replaced`;
    await expect
      .poll(replace)
      .toMatch(new RegExp(`before: manager, .*\n${told}\n[^]*has to sign in again`));
    expect((await verdictOn(admin)).login).toBeNull();
    const { login: verified } = await verdictOn(await signInAgain(login));
    expect(verified).toMatchObject({ role: "manager" });
  });

  test("makes product staff of an admin with a verified address of the staff's domain", async () => {
    login = await aLogin(`${randomUUID()}@crewline.example`);
    const refused = await give("admin", "--yes");
    expect(refused).toEqual({ code: 1, output: expect.stringContaining("not verified") });
    await changeAccount(login.uid, { emailVerified: true });
    expect((await give("admin", "--yes")).code).toBe(0);
    const { login: verified } = await verdictOn(await signInAgain(login));
    expect(verified).toMatchObject({ role: "admin", isStaff: true });
  });
});

describe("set-role changes nothing and fails", () => {
  test.each([
    ["with a role that does not exist", "owner", [], "--role"],
    ["for an employee who is not named", "employee", ["--yes"], "--employee"],
    ["for an employee who does not exist", "manager", ["--yes", "--employee", "x"], "no such"],
    ["for an employee who has left", "manager", ["--yes", "--employee", "gone"], "any more"],
    ["with an unknown claim", "manager", ["--yes", "--email_verified", "true"], "Unknown option"],
    ["with the claim of a uid", "manager", ["--yes", "--sub", "x"], "Unknown option"],
    ["with claims as JSON", "manager", ["--yes", '{"admin":true}'], "Unexpected argument"],
    ["with an id of 1001 characters", "manager", ["--employee", "x".repeat(1001)], "not an id"],
    ["without an answer", "manager", [], "Add --yes"],
    ["between two places", "manager", ["--emulator", "--project", "crewline-live"], "Choose"],
    ["at a real project beside the emulators", "admin", ["--project", "crewline-live"], "is set"],
  ])("%s", async (_what, role, more, sentence) => {
    expect(await give(role, ...more)).toEqual({
      code: 1,
      output: expect.stringContaining(sentence),
    });
    const { member, employee: linked, state, changes } = await stored();
    expect([member, linked.userId, state, changes]).toEqual([null, null, null, []]);
    expect((await verdictOn(login)).login).toMatchObject({ role: null });
  });

  test("for a disabled account", async () => {
    await changeAccount(login.uid, { disableUser: true });
    const { code, output } = await give("manager", "--yes");
    expect([code, output]).toEqual([1, expect.stringContaining("disabled")]);
    expect((await stored()).member).toBeNull();
  });

  test("for a person who never signed up, and for a company that does not exist", async () => {
    const unknown = await setRole(
      "--email",
      "no@x.example",
      "--role",
      "admin",
      "--company",
      companyId,
    );
    expect(unknown).toEqual({
      code: 1,
      output: expect.stringContaining("No account has the address"),
    });
    const nowhere = await setRole("--email", login.email, "--role", "admin", "--company", "none");
    expect(nowhere).toEqual({ code: 1, output: expect.stringContaining("no such company") });
  });

  test("when it would leave the company without an admin", async () => {
    await give("admin", "--yes");
    const { code, output } = await give("manager", "--yes");
    expect([code, output]).toEqual([1, expect.stringContaining("only admin")]);
    expect((await stored()).member?.role).toBe("admin");
  });

  test("for a login of another company", async () => {
    await give("manager", "--yes");
    const other = companyId;
    companyId = aCompanyId(`company-${randomUUID()}`);
    await inTransaction(async (unit) => {
      companyStore(unit, companyId).saveCompany(smallCompany(companyId));
    });
    const { code, output } = await give("manager", "--yes");
    expect([code, output]).toEqual([1, expect.stringContaining(`belongs to the company ${other}`)]);
  });
});

test("set-role takes the credentials of the machine for a real project, and says when none are there", async () => {
  const { FIRESTORE_EMULATOR_HOST: _, FIREBASE_AUTH_EMULATOR_HOST: __, ...rest } = process.env;
  const settings = { APP_ORIGIN: "https://app.example.com", STAFF_DOMAIN: "example.com" };
  const GOOGLE_APPLICATION_CREDENTIALS = inRoot("there-is-no-such-file.json");
  const request = ["--email", login.email, "--role", "manager", "--company", companyId, "--yes"];
  const env = { ...rest, ...settings, GOOGLE_APPLICATION_CREDENTIALS };
  expect(await runSetRole([...request, "--project", "crewline-live"], env)).toEqual({
    code: 1,
    output: expect.stringContaining("There are no credentials for the project."),
  });
  expect((await stored()).member).toBeNull();
});
