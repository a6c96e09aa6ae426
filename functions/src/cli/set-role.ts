import { userInfo } from "node:os";
import { createInterface } from "node:readline/promises";
import { unknownReader } from "@crewline/domain/kernel/formats/locale";
import type { Access } from "@crewline/domain/records/users/access-change";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { ruleSentence } from "@crewline/domain/words/violations/rule-sentence";
import { authErrorCode } from "../identity/auth-error.ts";
import { findUserByEmail } from "../identity/users.ts";
import { readingUnit } from "../store/unit/unit.ts";
import { findRole } from "./find-role.ts";
import { pointAtProject } from "./point-at-project.ts";
import type { RoleFindings } from "./role-grant.ts";
import { accessAfter, accessBefore, refusalsOf, strayClaims } from "./role-grant.ts";
import { parseRoleRequest } from "./role-request.ts";
import { writeRole } from "./write-role.ts";

/** `npm run set-role`: shows a login's rights before and after, asks, and gives the role. */
async function main(): Promise<void> {
  const request = parseRoleRequest(process.argv.slice(2));
  const place = await pointAtProject(request);
  const account = await findUserByEmail(request.email);
  if (account === null) throw new Error(`No account has the address ${request.email}.`);
  const found = await findRole(await readingUnit(), request, account);
  const refusals = refusalsOf(found);
  if (refusals.length > 0) throw new Error(refusals.join("\n"));
  console.log(describeChange(found, place));
  if (!request.yes && !(await isConfirmed())) throw new Error("Nothing was changed.");
  const hasToSignIn = await writeRole(request, account.uid, `set-role by ${userInfo().username}`);
  const consequence = hasToSignIn
    ? "Rights were removed, so the person has to sign in again."
    : "They apply in the person's browser automatically.";
  console.log(`The new rights are saved. ${consequence}`);
}

function describeChange(found: RoleFindings, place: string): string {
  const { account, company } = found;
  const stray = strayClaims(found);
  return [
    `${account.email} (${account.uid}) at ${company?.name} (${company?.id}), in ${place}`,
    `before: ${describeAccess(accessBefore(found))}`,
    ...(stray === null ? [] : [`claims: ${stray}; differ from the membership and are replaced`]),
    `after:  ${describeAccess(accessAfter(found))}`,
  ].join("\n");
}

function describeAccess(access: Access | null): string {
  if (access === null) return "does not belong to the company";
  const employee = access.employeeId === null ? "no employee" : `employee ${access.employeeId}`;
  const places = access.locationIds.length === 0 ? "none" : access.locationIds.join(", ");
  return `${access.role}, ${employee}, locations: ${places}`;
}

async function isConfirmed(): Promise<boolean> {
  if (!process.stdin.isTTY) throw new Error("There is no terminal to confirm in. Add --yes.");
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question("Apply this change? (y/N) ");
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

const failures: Readonly<Record<string, string>> = {
  "app/network-error": "Firebase Auth cannot be reached.",
  "app/invalid-credential":
    "There are no credentials for the project. Run: gcloud auth application-default login.",
};

function describeFailure(error: unknown): string {
  const known = failures[authErrorCode(error) ?? ""];
  if (known !== undefined) return known;
  if (error instanceof RuleViolation) return ruleSentence(error, unknownReader);
  return error instanceof Error ? error.message : String(error);
}

try {
  await main();
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
