import type { CompanyId, EmployeeId, UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { aUserId } from "@crewline/domain/kernel/ids/ids.test-support";
import { claimsFor } from "@crewline/domain/kernel/access/role";
import type { Member } from "@crewline/domain/records/company/member";
import { stackEnvironment } from "../../../emulators/stack/stack-environment.ts";
import type { Api } from "../../support/api-client.ts";
import { apiFor } from "../../support/api-client.ts";
import { unsignedToken } from "../../support/mint-token.ts";
import { locationOf, openerOf, peopleOf } from "./day-people.ts";
import type { DaySize } from "./day-size.ts";

/** The address of the login of an employee, a manager or an admin. */
export const addressOf = (uid: string) => `${uid}@simulated.example`;
export const managerId = (place: number) => aUserId(`m${place}`);
export const managerOf = (place: number) => addressOf(managerId(place));

const adminIds = ["olivia", "paul"];
export const admins = adminIds.map(addressOf);
export const ownerId = aUserId("olivia");

/** Everyone who can sign in: two admins, a manager of each location, and all employees. */
export function membersOf(size: DaySize): Member[] {
  const places = Array.from({ length: size.locations }, (_, place) => place);
  const login = (id: string, role: Member["role"]): Member => ({
    id: aUserId(id),
    email: addressOf(id),
    displayName: id,
    role,
    employeeId: null,
    locationIds: [],
    mayViewWages: role === "admin",
    version: 1,
  });
  const staff = places.flatMap((place) => {
    const locationIds = [locationOf(place)];
    const ids = peopleOf(place, size).map(({ id }) => id);
    const all = place === 0 ? [...ids, openerOf(size)] : ids;
    return [
      { ...login(managerId(place), "manager"), locationIds },
      ...all.map((id) => ({ ...login(id, "employee"), employeeId: id })),
    ];
  });
  return [...adminIds.map((id) => login(id, "admin")), ...staff];
}

/** Makes the accounts of members, with their claims, in one call each hundred. */
export async function makeAccounts(
  companyId: CompanyId,
  members: readonly Member[],
): Promise<void> {
  const { FIREBASE_AUTH_EMULATOR_HOST: host, GCLOUD_PROJECT: project } = stackEnvironment;
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:batchCreate`;
  const users = members.map(({ id, email, displayName, role, employeeId }) => {
    const customAttributes = JSON.stringify(claimsFor({ companyId, role, employeeId }));
    return { localId: id, email, displayName, emailVerified: true, customAttributes };
  });
  const headers = { "Content-Type": "application/json", authorization: "Bearer owner" };
  const body = JSON.stringify({ users });
  const response = await fetch(url, { method: "POST", headers, body });
  if (!response.ok) throw new Error(`The accounts were not made: ${await response.text()}`);
}

/**
 * The API as that login calls it at this moment. An hour of the run's clock, after which a token
 * ends, may be a minute: each call brings a new one, unsigned as the emulator takes it.
 */
export function apiAs(
  companyId: CompanyId,
  { id, role, employeeId }: { id: UserId; role: Member["role"]; employeeId: EmployeeId | null },
): Api {
  const seconds = Math.floor(Date.now() / 1000);
  const { GCLOUD_PROJECT: project } = stackEnvironment;
  const token = unsignedToken({
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: id,
    user_id: id,
    email: addressOf(id),
    email_verified: true,
    iat: seconds,
    auth_time: seconds,
    exp: seconds + 3600,
    firebase: { sign_in_provider: "password", identities: {} },
    ...claimsFor({ companyId, role, employeeId }),
  });
  return apiFor(token);
}
