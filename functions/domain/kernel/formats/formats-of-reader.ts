import type { Formats } from "./formats.ts";

/**
 * Returns a person's formats: the person's choice, else the company's; what both leave open follows
 * the device.
 */
export function formatsOfReader(own: Formats, company: Formats): Formats {
  return {
    clock: own.clock === "automatic" ? company.clock : own.clock,
    dateOrder: own.dateOrder === "automatic" ? company.dateOrder : own.dateOrder,
    numberStyle: own.numberStyle === "automatic" ? company.numberStyle : own.numberStyle,
  };
}
