import { companyAhead } from "../../entities/company/company-ahead.ts";
import type { SourcesAhead } from "../../live/live-source.ts";

/** The company, without which it is not known which day it is at a location. */
export const sourcesAhead: SourcesAhead = companyAhead;
