/** The facts that decide whether a signed-in person works for the product company. */
export interface StaffEvidence {
  admin: boolean;
  email: string | null;
  emailVerified: boolean;
  signInProvider: string | null;
}

const trustedProviders: readonly string[] = ["password", "google.com", "emailLink"];

/**
 * True for product staff: admin, with a verified e-mail exactly on the product company's own
 * domain, signed in by a provider that proves the address (specification section 6; session
 * contract section 4). The domain is compared whole and without case; no sub-domain matches.
 */
export function isProductStaff(person: StaffEvidence, staffDomain: string): boolean {
  return (
    person.admin === true &&
    person.emailVerified === true &&
    person.signInProvider !== null &&
    trustedProviders.includes(person.signInProvider) &&
    isOfDomain(person.email, staffDomain)
  );
}

/** True for an address exactly on the domain, in any case; no sub-domain matches. */
export function isOfDomain(email: string | null, domain: string): boolean {
  return domainOf(email) === domain.toLowerCase();
}

function domainOf(email: string | null): string | null {
  const parts = email?.split("@") ?? [];
  return parts.length === 2 && parts[0] !== "" ? (parts[1] ?? "").toLowerCase() : null;
}
