import { nouns } from "@crewline/domain/kernel/formats/nouns";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { FirstStep, FirstStepName } from "@crewline/domain/projections/home/first-steps";
import { counted } from "@crewline/domain/kernel/formats/counted";

interface StepWords {
  title: string;
  text: string;
  to: string;
  action: string;
}

const people = (count: number, locale: Locale) => counted(count, nouns.person, locale);

const words: Readonly<Record<FirstStepName, (step: FirstStep, locale: Locale) => StepWords>> = {
  location: () => ({
    title: "Add a location",
    text: "Where your people work, with its time zone and opening hours.",
    to: "/locations",
    action: "Add",
  }),
  rules: () => ({
    title: "Review pay rules",
    text: "Overtime, weeks and pay periods, as usual in your country.",
    to: "/on-board?step=rules",
    action: "Review",
  }),
  people: () => ({
    title: "Add your people",
    text: "Paste a list with names, roles and wages.",
    to: "/on-board?step=people",
    action: "Add",
  }),
  wages: ({ left }, locale) => ({
    title: "Set everyone's pay rate",
    text: left === 0 ? "Costs and pay follow from it." : `${people(left, locale)} without a wage.`,
    to: "/wage-changes",
    action: "Set",
  }),
  week: ({ draft }) => ({
    title: "Publish the first week",
    text:
      draft === null
        ? "Type 9-5 into a cell. Staff see it once it is published."
        : "It is drafted. Staff see it once it is published.",
    to:
      draft === null
        ? "/schedules"
        : `/schedules?location=${draft.locationId}&week=${draft.weekStart}`,
    action: draft === null ? "Plan" : "Look and publish",
  }),
  invitations: ({ left }, locale) => ({
    title: "Invite your people",
    text:
      left === 0
        ? "With a login they see their shifts."
        : `${people(left, locale)} without a login.`,
    to: "/employees",
    action: "Invite",
  }),
  punch: () => ({
    title: "First clock-in",
    text: "From the phone, at the start of a shift.",
    to: "/time-entries",
    action: "See",
  }),
};

/** A step in words: what it is, what is left of it, and where it is done. */
export function firstStepWords(step: FirstStep, locale: Locale): StepWords {
  return words[step.name](step, locale);
}
