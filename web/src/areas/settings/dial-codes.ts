/** Countries (ISO 3166-1) behind each calling code of ITU-T E.164. */
const countriesByCode: Readonly<Record<string, string>> = {
  1: "US CA AG AI AS BB BM BS DM DO GD GU JM KN KY LC MP MS PR SX TC TT VC VG VI",
  7: "RU KZ",
  20: "EG",
  27: "ZA",
  30: "GR",
  31: "NL",
  32: "BE",
  33: "FR",
  34: "ES",
  36: "HU",
  39: "IT VA",
  40: "RO",
  41: "CH",
  43: "AT",
  44: "GB GG IM JE",
  45: "DK",
  46: "SE",
  47: "NO SJ",
  48: "PL",
  49: "DE",
  51: "PE",
  52: "MX",
  53: "CU",
  54: "AR",
  55: "BR",
  56: "CL",
  57: "CO",
  58: "VE",
  60: "MY",
  61: "AU CC CX",
  62: "ID",
  63: "PH",
  64: "NZ",
  65: "SG",
  66: "TH",
  81: "JP",
  82: "KR",
  84: "VN",
  86: "CN",
  90: "TR",
  91: "IN",
  92: "PK",
  93: "AF",
  94: "LK",
  95: "MM",
  98: "IR",
};

/** Three digits each, in a row from the first code on; a dash stands for a code without country. */
const rowsOfThree: Readonly<Record<number, string>> = {
  211: "SS MA DZ - - TN - LY - GM SN MR ML GN CI BF NE TG BJ MU LR SL GH NG TD CF CM CV ST GQ GA CG CD AO GW IO - SC SD RW ET SO DJ KE TZ UG BI MZ - ZM MG RE ZW NA MW LS BW SZ KM",
  297: "AW FO GL",
  350: "GI PT LU IE IS AL MT CY FI BG",
  370: "LT LV EE MD AM BY AD MC SM - UA RS ME XK - HR SI BA - MK",
  420: "CZ SK - LI",
  500: "FK BZ GT SV HN NI CR PA PM HT",
  590: "GP BO GY EC GF PY MQ SR UY CW",
  670: "TL - NF BN NR PG TO SB VU FJ PW WF CK NU - WS KI NC TV PF TK FM MH",
  852: "HK MO - KH LA",
  880: "BD - - - - - TW",
  960: "MV LB JO SY IQ KW SA YE OM - PS AE IL BH QA BT MN NP",
  992: "TJ TM AZ GE KG - UZ",
};

function inRows(): [string, string][] {
  return Object.entries(rowsOfThree).flatMap(([first, countries]) =>
    countries
      .split(" ")
      .map((country, index): [string, string] => [country, String(Number(first) + index)])
      .filter(([country]) => country !== "-"),
  );
}

function inLists(): [string, string][] {
  return Object.entries(countriesByCode).flatMap(([code, countries]) =>
    countries.split(" ").map((country): [string, string] => [country, code]),
  );
}

/** The calling code of each country. */
export const dialCodes: Readonly<Record<string, string>> = Object.fromEntries([
  ...inLists(),
  ...inRows(),
]);
