import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";

/** The checklists that a company can begin with. */
export const starterIds = [
  "opening",
  "closing",
  "temperaturesF",
  "temperaturesC",
  "cleaning",
  "cashUp",
] as const;
export type StarterId = (typeof starterIds)[number];

/** The words of a starter; `items` is a table as people paste it. */
interface StarterWords {
  name: string;
  description: string;
  items: string;
}

const columns = "section,label,type,required,min,max,unit,choices";

/** Cold and hot holding, and the freezer: FDA Food Code 2022, 3-501.16 and 3-501.11. */
const limits = {
  F: { cold: "41,°F", hot: "135,,°F", frozen: "0,°F" },
  C: { cold: "5,°C", hot: "57,,°C", frozen: "-18,°C" },
} as const;

const temperatures = (unit: keyof typeof limits): StarterWords => ({
  name: `Food-safety temperatures (°${unit})`,
  description: "Measure with a clean probe. A value out of bounds needs a note about what you did.",
  items: [
    columns,
    `Cold holding,Walk-in refrigerator,temperature,yes,,${limits[unit].cold},`,
    `Cold holding,Under-counter refrigerator,temperature,yes,,${limits[unit].cold},`,
    `Cold holding,Display case,temperature,no,,${limits[unit].cold},`,
    `Frozen,Freezer,temperature,yes,,${limits[unit].frozen},`,
    `Hot holding,Soup or hot counter,temperature,no,${limits[unit].hot},`,
    "Probe,Thermometer checked in ice water,check,yes,,,,",
  ].join("\n"),
});

const words: InLanguages<Readonly<Record<StarterId, StarterWords>>> = {
  en: {
    opening: {
      name: "Opening",
      description: "Before the first guest.",
      items: [
        columns,
        "Arrive,Alarm off and doors unlocked,check,yes,,,,",
        "Arrive,Doors and windows undamaged,yesNo,yes,,,,",
        "Arrive,Lights and heating on,check,yes,,,,",
        "Kitchen,Hands washed and clean apron on,check,yes,,,,",
        "Kitchen,Refrigerators and freezer running,check,yes,,,,",
        "Kitchen,Deliveries checked and put away,check,no,,,,",
        "Counter,Machines on and warm,check,yes,,,,",
        "Counter,Cash drawer counted,number,yes,0,,,",
        "Guests,Tables and restrooms clean,check,yes,,,,",
        "Guests,Anything the team should know today,text,no,,,,",
      ].join("\n"),
    },
    closing: {
      name: "Closing",
      description: "After the last guest.",
      items: [
        columns,
        "Kitchen,Food covered and put away with its date,check,yes,,,,",
        "Kitchen,Hot equipment off,check,yes,,,,",
        "Kitchen,Surfaces cleaned and sanitized,check,yes,,,,",
        "Counter,Machines cleaned,check,yes,,,,",
        "Counter,Cash counted and locked away,check,yes,,,,",
        "Building,Trash taken out,check,yes,,,,",
        "Building,Windows and back door locked,check,yes,,,,",
        "Building,Lights off and alarm on,check,yes,,,,",
        "Building,What the opening team should know,text,no,,,,",
      ].join("\n"),
    },
    temperaturesF: temperatures("F"),
    temperaturesC: temperatures("C"),
    cleaning: {
      name: "Weekly cleaning",
      description: "What the daily cleaning leaves out.",
      items: [
        columns,
        "Kitchen,Hood filters washed,check,yes,,,,",
        "Kitchen,Refrigerators emptied and wiped,check,yes,,,,",
        "Kitchen,Floor drains cleaned,check,yes,,,,",
        "Kitchen,Dry store sorted by date,check,yes,,,,",
        "Guests,Windows and mirrors,check,yes,,,,",
        "Guests,Chairs and table legs,check,no,,,,",
        "Restrooms,Descaled,check,yes,,,,",
        "Supplies,What has to be ordered,text,no,,,,",
      ].join("\n"),
    },
    cashUp: {
      name: "Cash-up",
      description: "Count with the drawer out of sight of guests.",
      items: [
        columns,
        "Count,Cash in the drawer,number,yes,0,,,",
        "Count,Card total of the terminal,number,yes,0,,,",
        "Count,Difference to the register,number,yes,-5,5,,",
        "Safe,Float for tomorrow set aside,check,yes,,,,",
        "Safe,Deposit bag,choice,yes,,,,In the safe|Taken to the bank",
        "Safe,Counted by two people,yesNo,yes,,,,",
      ].join("\n"),
    },
  },
};

/** The words of the starters in the reader's language. */
export function starterWords(locale: Locale): Readonly<Record<StarterId, StarterWords>> {
  return inLanguage(words, locale);
}
