import type { Formats } from "@crewline/domain/kernel/formats/formats";
import type { Language } from "@crewline/domain/kernel/formats/language";
import type { ReactNode } from "react";
import { useCallback, useLayoutEffect, useMemo } from "react";
import { issueSentence } from "@crewline/domain/words/issues/issue-sentence";
import type { FormIssue } from "../../ui/dialogs/form-problem.ts";
import { IssueWords } from "../../ui/forms/issue-words.ts";
import { deviceLocale } from "../../locale/device-locale.ts";
import { LocaleContext } from "../../locale/use-locale.ts";
import type { LocaleLevel } from "./locale-on-screen.ts";
import { showLocale } from "./locale-on-screen.ts";

interface LocaleProviderProps {
  of: LocaleLevel;
  language: Language;
  formats: Formats;
  children: ReactNode;
}

/** Writes all below it, and the answers of its calls, in this language and these formats. */
export function LocaleProvider({ of: level, language, formats, children }: LocaleProviderProps) {
  const { clock, dateOrder, numberStyle } = formats;
  const locale = useMemo(
    () => ({ ...deviceLocale, language, formats: { clock, dateOrder, numberStyle } }),
    [language, clock, dateOrder, numberStyle],
  );
  // A layout effect runs before the effects that send the first calls.
  useLayoutEffect(() => showLocale(level, locale), [level, locale]);
  const sentenceOf = useCallback((found: FormIssue) => issueSentence(found, locale), [locale]);
  return (
    <LocaleContext value={locale}>
      <IssueWords value={sentenceOf}>{children}</IssueWords>
    </LocaleContext>
  );
}
