import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";

/** Why a request is answered with an error before, or apart from, any rule of the business. */
export type RequestRefusal =
  | "addressInUse"
  | "bodyNotJson"
  | "bodyNotJsonOrForm"
  | "bodyNotObject"
  | "calendarBusy"
  | "calendarByGet"
  | "calendarUnreadable"
  | "callbackInvalid"
  | "idTokenOfOther"
  | "inputInvalid"
  | "jsonAnswersOnly"
  | "jsonOnly"
  | "methodUnsupported"
  | "noCalendarHere"
  | "noCompany"
  | "noProvider"
  | "notConfigured"
  | "onlyForStaff"
  | "nothingAtAddress"
  | "nothingHere"
  | "onlyIdToken"
  | "otherApp"
  | "otherSite"
  | "pathNotText"
  | "roleForbids"
  | "sendJsonType"
  | "serverFailed"
  | "signInAgain"
  | "signInUnreachable"
  | "tooLarge"
  | "unexpected"
  | "unsupported"
  | "wrongMethod";

const sentences: InLanguages<Readonly<Record<RequestRefusal, string>>> = {
  en: {
    addressInUse: "This calendar address is already in use. Create a new one.",
    bodyNotJson: "This is not JSON.",
    bodyNotJsonOrForm: "Send JSON or a form, in UTF-8.",
    bodyNotObject: "Send a JSON object.",
    calendarBusy: "This calendar was asked for too often. Try again later.",
    calendarByGet: "Calendars are read by GET.",
    calendarUnreadable: "The calendar cannot be read now. Try again later.",
    callbackInvalid: "The callback URL is not valid.",
    idTokenOfOther: "This token is another person's.",
    inputInvalid: "The input is not valid.",
    jsonAnswersOnly: "Answers come as JSON only.",
    jsonOnly: "Send JSON.",
    methodUnsupported: "This method is not supported here.",
    noCalendarHere: "There is no calendar at this address.",
    noCompany: "You do not belong to a company yet.",
    noProvider: "No such provider.",
    notConfigured:
      "There is a problem with the server configuration. Check the server logs for more information.",
    onlyForStaff: "This is for the staff of the product only.",
    nothingAtAddress: "There is nothing at this address.",
    nothingHere: "There is nothing here.",
    onlyIdToken: "Only a new ID token can be sent.",
    otherApp: "This request does not come from our app. Reload the page.",
    otherSite: "This request comes from another site.",
    pathNotText: "The path is no text.",
    roleForbids: "Your role does not allow this.",
    sendJsonType: "Send application/json.",
    serverFailed: "Something went wrong on the server.",
    signInAgain: "Sign in again.",
    signInUnreachable: "The sign-in service cannot be reached.",
    tooLarge: "The request is too large.",
    unexpected: "Something went wrong on our side.",
    unsupported: "This is not supported.",
    wrongMethod: "Use GET for queries and POST for mutations.",
  },
};

/** The sentence of a refused request for its reader. */
export function requestRefusal(refusal: RequestRefusal, locale: Pick<Locale, "language">): string {
  return inLanguage(sentences, locale)[refusal];
}
