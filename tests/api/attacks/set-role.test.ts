import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { inRoot } from "../../../emulators/paths.ts";
import { findUser } from "../../../functions/src/identity/users.ts";
import { aCompany } from "../../support/a-company.ts";
import { aLogin, changeAccount } from "../../support/auth-emulator.ts";
import { runAttacks } from "./run-attacks.ts";
import type { Attempt } from "./run-attacks.ts";

/** The command of product staff, with roles that it must refuse. */
const { companyId } = await aCompany();

interface Given {
  email?: string;
  role?: string;
  company?: string;
  more?: string[];
  verified?: boolean;
}

const run = (args: string[]) =>
  new Promise<number>((resolve) => {
    const program = inRoot("functions", "src", "cli", "set-role.ts");
    execFile(process.execPath, [program, ...args], (error) =>
      resolve(typeof error?.code === "number" ? error.code : 0),
    );
  });

const give = (what: string, given: Given, expected: object): Attempt => ({
  what,
  how: async () => {
    const { uid, email } = await aLogin(given.email);
    await changeAccount(uid, { emailVerified: given.verified ?? true });
    const { role = "admin", company = companyId, more = [] } = given;
    const code = await run([
      "--email",
      email,
      "--role",
      role,
      "--company",
      company,
      "--yes",
      ...more,
    ]);
    return { isRefused: code !== 0, claims: (await findUser(uid))?.claims };
  },
  expected,
});
const refuse = (what: string, given: Given): Attempt =>
  give(what, given, { isRefused: true, claims: {} });

runAttacks("set role", [
  {
    row: 82,
    about: "a command that gives too much",
    honestly: [
      give(
        "an admin",
        {},
        {
          isRefused: false,
          claims: { companyId, role: "admin", employeeId: null, admin: true, v: 1 },
        },
      ),
    ],
    attacks: [
      refuse("1001 characters of claims", { company: "c".repeat(1001) }),
      refuse("a claim of its own", { more: ["--email_verified", "true"] }),
      refuse("another subject", { more: ["--sub", "somebody"] }),
      refuse("a role that does not exist", { role: "owner" }),
      refuse("a company that is a path", { company: `../users/${randomUUID()}` }),
      refuse("an unproven address of the staff", {
        email: `${randomUUID()}@crewline.example`,
        verified: false,
      }),
      refuse("at another project", { more: ["--project", "crewline-live"] }),
    ],
  },
]);
