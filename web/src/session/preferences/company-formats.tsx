import { formatsOfReader } from "@crewline/domain/kernel/formats/formats-of-reader";
import type { ReactNode } from "react";
import { useEffect, useMemo, useState } from "react";
import { companySource } from "../../live/company.ts";
import type { Actor } from "@crewline/domain/kernel/access/actor";
import { useLive } from "../../live/use-live.ts";
import { LocaleProvider } from "./locale-provider.tsx";
import { keepCompanyFormats, keptCompanyFormats } from "./kept-preferences.ts";
import { PreferencesContext, usePreferences } from "./preferences.ts";

/**
 * Writes in the company's formats whatever the person left open: those of the last visit until the
 * company is here.
 */
export function CompanyFormats({ actor, children }: { actor: Actor; children: ReactNode }) {
  const own = usePreferences();
  const { uid } = actor;
  const [kept] = useState(() => keptCompanyFormats(uid));
  const company = useLive(companySource(actor));
  const stored = company.status === "ready" ? company.data.formats : null;
  const formats = stored ?? kept;
  useEffect(() => {
    if (stored !== null) keepCompanyFormats(uid, stored);
  }, [uid, stored]);
  const value = useMemo(() => ({ ...own, companyFormats: formats }), [own, formats]);
  return (
    <PreferencesContext value={value}>
      <LocaleProvider
        of="company"
        language={own.preferences.language}
        formats={formatsOfReader(own.preferences, formats)}
      >
        {children}
      </LocaleProvider>
    </PreferencesContext>
  );
}
