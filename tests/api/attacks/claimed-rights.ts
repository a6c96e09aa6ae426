import type { GoogleAccount } from "../../support/google-stand-in.ts";
import type { Fields } from "../../support/mint-token.ts";
import { anAccount, idTokenOf } from "../../support/production-path.ts";
import { outdatedCall, refusedCall } from "./doors-in-production.ts";
import type { Scene } from "./forged-tokens.ts";
import type { AttackRow, Attempt } from "./run-attacks.ts";

const admin = { companyId: "c1", role: "admin", employeeId: null, admin: true, v: 1 };
const noRights = { role: null, companyId: null, isStaff: false };

interface Claimed {
  what: string;
  account?: Partial<GoogleAccount>;
  /** In the account and in the token alike. */
  claims?: Fields;
  token?: Fields;
}

/** A user's rights beyond a uid: role, company, product staff. */
export function claimedRights({ google, doors }: Scene): AttackRow[] {
  const call = ({ account = {}, claims = admin, token = {} }: Claimed) => {
    const customAttributes = JSON.stringify(claims);
    const person = anAccount(google, { customAttributes, ...account });
    return doors.call(`Bearer ${idTokenOf(google, person, { ...claims, ...token })}`);
  };
  let last = 0;
  const attempt = (claimed: Claimed, expected: object): Attempt => {
    const localId = `claimant-${(last += 1)}`;
    const account = { localId, ...claimed.account };
    return {
      what: claimed.what,
      how: () => call({ ...claimed, account }),
      expected: "code" in expected ? expected : { status: 200, uid: localId, ...expected },
    };
  };
  const staff = { role: "admin", companyId: "c1", isStaff: true };
  const tenantAdmin = { ...staff, isStaff: false };
  const at = (email: string, emailVerified = true) => ({ email, emailVerified });
  const by = (provider: string) => ({ firebase: { sign_in_provider: provider } });
  const asStaff = (what: string, account: Partial<GoogleAccount>) => ({ what, account });
  return [
    {
      row: 17,
      about: "an unverified address of the staff's domain",
      honestly: [attempt(asStaff("proven", at("boss@staff.example")), staff)],
      attacks: [
        attempt(asStaff("not proven", at("boss@staff.example", false)), tenantAdmin),
        attempt(
          {
            what: "not proven, though the token says so",
            account: at("boss@staff.example", false),
            token: { email: "boss@staff.example", email_verified: true },
          },
          tenantAdmin,
        ),
        attempt(
          {
            what: "only in the token",
            account: at("boss@people.example"),
            token: { email: "boss@staff.example", email_verified: true },
          },
          tenantAdmin,
        ),
      ],
    },
    {
      row: 19,
      about: "addresses that look like the staff's",
      honestly: [
        attempt(asStaff("the domain in capitals", at("X@STAFF.EXAMPLE")), staff),
        attempt(asStaff("the domain itself", at("x@staff.example")), staff),
      ],
      attacks: [
        "x@staff.example.evil.com",
        "x@evilstaff.example",
        "x@sub.staff.example",
        "x@staffxexample",
        "a@b@staff.example",
        "@staff.example",
        "staff.example",
        "x@staff.example.",
        "x@staff.example ",
        "x@staff.example@evil.com",
        "x@stаff.example",
      ].map((email) => attempt(asStaff(email, at(email)), tenantAdmin)),
    },
    {
      row: 21,
      about: "the staff's address by a way that proves nothing",
      honestly: ["password", "google.com", "emailLink"].map((provider) =>
        attempt({ what: provider, account: at("x@staff.example"), token: by(provider) }, staff),
      ),
      attacks: [
        "github.com",
        "facebook.com",
        "custom",
        "anonymous",
        "saml.staff",
        "phone",
        "oidc.staff",
        "PASSWORD",
        "google.com.evil.test",
        "",
      ]
        .map((provider) =>
          attempt(
            { what: `"${provider}"`, account: at("x@staff.example"), token: by(provider) },
            refusedCall,
          ),
        )
        .concat(
          attempt(
            {
              what: "no way named",
              account: at("x@staff.example"),
              token: { firebase: undefined },
            },
            refusedCall,
          ),
        ),
    },
    {
      row: 22,
      about: "claims that are not what we write",
      honestly: [
        attempt({ what: "an admin's" }, tenantAdmin),
        attempt(
          {
            what: "a manager's",
            claims: { ...admin, role: "manager", employeeId: "e1", admin: false },
          },
          { role: "manager", companyId: "c1", isStaff: false },
        ),
      ],
      attacks: [
        ...["true", 1, {}, ["admin"], null, "admin"].map((value) => ({ admin: value })),
        ...["owner", "ADMIN", "__proto__", "toString", ["admin"], null].map((role) => ({ role })),
        ...["", "x".repeat(65), null, 1, ["c1"], { a: 1 }].map((companyId) => ({ companyId })),
        { role: "employee", admin: true },
        { role: "admin", admin: false },
        { employeeId: 7 },
      ]
        .map((change) =>
          attempt({ what: JSON.stringify(change), claims: { ...admin, ...change } }, noRights),
        )
        .concat(
          attempt(
            { what: "in the token alone", claims: admin, account: { customAttributes: "{}" } },
            outdatedCall,
          ),
          attempt(
            { what: "of another company in the token", token: { companyId: "c2" } },
            outdatedCall,
          ),
          attempt(
            {
              what: "of a higher role in the token",
              claims: { ...admin, role: "employee", admin: false },
              token: { role: "admin", admin: true },
            },
            outdatedCall,
          ),
          attempt({ what: "taken out of the token", token: { admin: undefined } }, outdatedCall),
        ),
    },
  ];
}
