import type { Phones } from "@crewline/domain/kernel/phones/phones";
import Link from "@mui/material/Link";

/** A stored number as its country writes it; a click calls it. */
export function PhoneLink({ stored, phones }: { stored: string | null; phones: Phones }) {
  const number = stored === null ? null : phones.dial(stored);
  if (stored === null || number === null) return stored ?? "–";
  return <Link href={`tel:${number}`}>{phones.format(stored)}</Link>;
}
