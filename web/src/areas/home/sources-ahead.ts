import { companyAhead } from "../../entities/company/company-ahead.ts";
import type { SourcesAhead } from "../../live/live-source.ts";

/** Returns the company, by which the page knows what day it is at each location. */
export const sourcesAhead: SourcesAhead = companyAhead;
