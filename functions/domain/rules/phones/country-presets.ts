import type { Currency } from "../../kernel/money/amount.ts";
import type { Weekday } from "../../kernel/time/local-date.ts";
import type { OvertimePreset } from "../../records/company/company.ts";

/** The defaults for a company in a country; every value can be changed. */
export interface CountryPreset {
  code: string;
  name: string;
  currency: Currency;
  weekStart: Weekday;
  overtimePreset: OvertimePreset;
  /** The country's time zones, the one with the most people first. */
  timeZones: readonly [string, ...string[]];
}

type Row = readonly [
  code: string,
  name: string,
  currency: Currency,
  zones: string,
  start?: Weekday,
];

const us =
  "New_York Chicago Los_Angeles Denver Phoenix Detroit Anchorage Boise Indiana/Indianapolis";
const canada = "Toronto Vancouver Edmonton Winnipeg Halifax Regina St_Johns Moncton";
const australia = "Sydney Melbourne Brisbane Perth Adelaide Hobart Darwin";
const mexico = "Mexico_City Monterrey Tijuana Hermosillo Cancun Merida Chihuahua";
const brazil = "Sao_Paulo Bahia Fortaleza Recife Belem Manaus Cuiaba Porto_Velho Rio_Branco";
const inAmerica = (zones: string) => zones.replaceAll(/\S+/gu, "America/$&");
const inAustralia = (zones: string) => zones.replaceAll(/\S+/gu, "Australia/$&");

/** Week starts follow the Unicode CLDR's week data; zones the IANA database. */
const rows: readonly Row[] = [
  ["US", "United States", "USD", `${inAmerica(us)} Pacific/Honolulu`, "sunday"],
  ["CA", "Canada", "CAD", inAmerica(canada), "sunday"],
  ["GB", "United Kingdom", "GBP", "Europe/London"],
  ["IE", "Ireland", "EUR", "Europe/Dublin"],
  ["AU", "Australia", "AUD", inAustralia(australia)],
  ["NZ", "New Zealand", "NZD", "Pacific/Auckland Pacific/Chatham"],
  ["AR", "Argentina", "ARS", inAmerica("Argentina/Buenos_Aires Argentina/Cordoba")],
  ["AT", "Austria", "EUR", "Europe/Vienna"],
  ["BE", "Belgium", "EUR", "Europe/Brussels"],
  ["BR", "Brazil", "BRL", inAmerica(brazil), "sunday"],
  ["CL", "Chile", "CLP", inAmerica("Santiago Punta_Arenas")],
  ["CO", "Colombia", "COP", inAmerica("Bogota"), "sunday"],
  ["CZ", "Czechia", "CZK", "Europe/Prague"],
  ["DK", "Denmark", "DKK", "Europe/Copenhagen"],
  ["FI", "Finland", "EUR", "Europe/Helsinki Europe/Mariehamn"],
  ["FR", "France", "EUR", "Europe/Paris"],
  ["DE", "Germany", "EUR", "Europe/Berlin"],
  ["GR", "Greece", "EUR", "Europe/Athens"],
  ["HK", "Hong Kong", "HKD", "Asia/Hong_Kong", "sunday"],
  ["HU", "Hungary", "HUF", "Europe/Budapest"],
  ["IN", "India", "INR", "Asia/Kolkata Asia/Calcutta", "sunday"],
  ["IL", "Israel", "ILS", "Asia/Jerusalem", "sunday"],
  ["IT", "Italy", "EUR", "Europe/Rome"],
  ["JP", "Japan", "JPY", "Asia/Tokyo", "sunday"],
  ["LU", "Luxembourg", "EUR", "Europe/Luxembourg"],
  ["MX", "Mexico", "MXN", inAmerica(mexico), "sunday"],
  ["NL", "Netherlands", "EUR", "Europe/Amsterdam"],
  ["NO", "Norway", "NOK", "Europe/Oslo"],
  ["PH", "Philippines", "PHP", "Asia/Manila", "sunday"],
  ["PL", "Poland", "PLN", "Europe/Warsaw"],
  ["PT", "Portugal", "EUR", "Europe/Lisbon Atlantic/Azores Atlantic/Madeira", "sunday"],
  ["RO", "Romania", "RON", "Europe/Bucharest"],
  ["SG", "Singapore", "SGD", "Asia/Singapore", "sunday"],
  ["ZA", "South Africa", "ZAR", "Africa/Johannesburg", "sunday"],
  ["ES", "Spain", "EUR", "Europe/Madrid Atlantic/Canary"],
  ["SE", "Sweden", "SEK", "Europe/Stockholm"],
  ["CH", "Switzerland", "CHF", "Europe/Zurich"],
  ["AE", "United Arab Emirates", "AED", "Asia/Dubai"],
];

/** The presets, the five English-speaking markets first, the others by name. */
export const countryPresets: readonly CountryPreset[] = rows.map(toPreset);

/** The preset of a country code, or null for a country without one. */
export function presetOfCountry(code: string): CountryPreset | null {
  return countryPresets.find((preset) => preset.code === code) ?? null;
}

/** The country of a time zone, as far as the presets cover it; null otherwise. */
export function countryOfZone(timeZone: string): CountryPreset | null {
  return countryPresets.find((preset) => preset.timeZones.includes(timeZone)) ?? null;
}

function toPreset([code, name, currency, zones, weekStart = "monday"]: Row): CountryPreset {
  const [first = "UTC", ...others] = zones.split(" ");
  return {
    code,
    name,
    currency,
    weekStart,
    overtimePreset: code === "US" ? "flsa" : "none",
    timeZones: [first, ...others],
  };
}
