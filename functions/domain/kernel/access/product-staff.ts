/** The proof of the right to be product staff in a sign-in. */
export interface StaffProof {
  admin: boolean;
  email: string | null;
  isEmailVerified: boolean;
  signInProvider: string | null;
}

const trustedProviders: readonly string[] = ["password", "google.com", "emailLink"];

/**
 * True for product staff: admin, with a verified e-mail exactly on the product company's own
 * domain, signed in by a provider that proves the address (specification section 6; session
 * contract section 4). The domain is compared whole and without case; no sub-domain matches.
 */
export function isProductStaff(proof: StaffProof, staffDomain: string): boolean {
  return (
    proof.admin === true &&
    proof.isEmailVerified === true &&
    proof.signInProvider !== null &&
    trustedProviders.includes(proof.signInProvider) &&
    isOfDomain(proof.email, staffDomain)
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
