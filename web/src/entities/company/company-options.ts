import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { countryPresets } from "@crewline/domain/rules/phones/country-presets";
import type { OvertimePreset } from "@crewline/domain/records/company/company";
import { overtimePresetSchema } from "@crewline/domain/records/company/company";

const overtimeWords: Record<OvertimePreset, [label: string, help: string]> = {
  flsa: ["United States, federal", "One and a half times the rate above 40 hours a week."],
  california: [
    "California",
    "Above 8 hours a day, 40 a week, on the seventh day; double above 12.",
  ],
  colorado: ["Colorado", "Above 40 hours a week, 12 a day or 12 in a row."],
  alaska: ["Alaska", "Above 8 hours a day and 40 a week."],
  nevada: ["Nevada", "Above 40 hours a week, and above 8 a day for lower wages."],
  none: ["No overtime pay", "Every hour is paid at the plain rate."],
};
export const overtimeOptions = overtimePresetSchema.options.map((value) => ({
  value,
  label: overtimeWords[value][0],
}));
/** The name of a choice of overtime rules. */
export function overtimeLabel(preset: OvertimePreset): string {
  return overtimeWords[preset][0];
}

/** The meaning of a choice of overtime rules, in one sentence. */
export function overtimeHelp(preset: OvertimePreset): string {
  return overtimeWords[preset][1];
}

/** A country without a preset can still be chosen where it is the current value. */
export function countryOptions(present: string) {
  const options = countryPresets.map(({ code, name }) => ({ value: code, label: name }));
  const isKnown = options.some((option) => option.value === present);
  return isKnown ? options : [{ value: present, label: present }, ...options];
}

/** Every currency of a preset, and the current one. */
export function currencyOptions(present: string, { device }: Locale) {
  const codes = new Set([present, ...countryPresets.map((preset) => preset.currency)]);
  const names = new Intl.DisplayNames(device, { type: "currency" });
  return [...codes].map((code) => ({ value: code, label: `${code}, ${names.of(code) ?? code}` }));
}
