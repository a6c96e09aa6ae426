import { FORMATS_HEADER, formatsHeader } from "@crewline/domain/kernel/formats/formats-header";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import type { KioskId } from "@crewline/domain/kernel/ids/record-ids";
import type { TRPCClient } from "@trpc/client";
import { createTRPCClient, httpLink } from "@trpc/client";
import type { AppRouter } from "@crewline/functions/api";
import { authorization } from "./authorization.ts";
import { busyLink } from "./busy-link.ts";
import { offlineLink } from "./offline-link.ts";

export type KioskClient = TRPCClient<AppRouter>["kiosk"];

/** The credential of a paired tablet, as its calls send it. */
interface Credential {
  companyId: CompanyId;
  kioskId: KioskId;
  secret: string;
}

/**
 * The calls of a shared tablet, under its own credential and never a person's sign-in; null for
 * the one call that pairs it.
 */
export function kioskClient(credential: Credential | null, locale: () => Locale): KioskClient {
  const client = createTRPCClient<AppRouter>({
    links: [
      offlineLink(() => navigator.onLine),
      busyLink(),
      httpLink({
        url: "/api/trpc",
        headers: async () => {
          const headers = {
            ...(await authorization().appHeaders()),
            [FORMATS_HEADER]: formatsHeader(locale()),
          };
          if (credential === null) return headers;
          const { companyId, kioskId, secret } = credential;
          return { ...headers, authorization: `Kiosk ${companyId}.${kioskId}.${secret}` };
        },
      }),
    ],
  });
  return client.kiosk;
}
