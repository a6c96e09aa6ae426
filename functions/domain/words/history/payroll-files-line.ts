import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import { listed } from "../../kernel/formats/listed.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { OwnLayout, PayrollFiles } from "../../records/company/payroll-layout.ts";
import {
  builtInLayoutIdSchema,
  defaultPayrollFiles,
  payrollFilesSchema,
} from "../../records/company/payroll-layout.ts";
import { payrollLayoutWords } from "../files/payroll-layout-words.ts";
import type { FieldWords } from "./field-words.ts";

/** What changed; null for what did not. Names of layouts are listed. */
interface FileChanges {
  layout: { from: string; to: string } | null;
  companyCode: string | null;
  removed: string | null;
  added: string | null;
  changed: string | null;
}

const texts: InLanguages<(changes: FileChanges) => string> = {
  en: ({ layout, companyCode, removed, added, changed }) => {
    const said = [
      ...(layout === null ? [] : [`layout ${layout.from} → ${layout.to}`]),
      ...(companyCode === null ? [] : [`company code ${companyCode || "–"}`]),
      ...(removed === null ? [] : [`removed ${removed}`]),
      ...(added === null ? [] : [`added ${added}`]),
      ...(changed === null ? [] : [`changed ${changed}`]),
    ];
    return `Payroll files: ${said.join(", ")}`;
  },
};

/** Writes a change of the payroll files: "Payroll files: layout ADP → Gusto, added Tips". */
export const payrollFilesLine: FieldWords = (before, after, locale) => {
  const [old, now] = [filesOf(before), filesOf(after)];
  const names = (layouts: readonly OwnLayout[]) =>
    layouts.length === 0
      ? null
      : listed(
          layouts.map(({ name }) => name),
          locale,
        );
  const isIn = ({ layouts }: PayrollFiles, id: string) => layouts.some((one) => one.id === id);
  const isOther = (layout: OwnLayout) =>
    isIn(old, layout.id) && !old.layouts.some((one) => isSame(one, layout));
  return inLanguage(
    texts,
    locale,
  )({
    layout:
      old.layoutId === now.layoutId
        ? null
        : { from: usedName(old, locale), to: usedName(now, locale) },
    companyCode: old.companyCode === now.companyCode ? null : now.companyCode,
    removed: names(old.layouts.filter(({ id }) => !isIn(now, id))),
    added: names(now.layouts.filter(({ id }) => !isIn(old, id))),
    changed: names(now.layouts.filter(isOther)),
  });
};

function filesOf(value: unknown): PayrollFiles {
  return payrollFilesSchema.safeParse(value).data ?? defaultPayrollFiles;
}

function isSame(one: OwnLayout, other: OwnLayout): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function usedName({ layoutId, layouts }: PayrollFiles, locale: Locale): string {
  const builtIn = builtInLayoutIdSchema.safeParse(layoutId);
  if (builtIn.success) return payrollLayoutWords(locale).layouts[builtIn.data];
  return layouts.find(({ id }) => id === layoutId)?.name ?? "–";
}
