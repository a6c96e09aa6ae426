import { aUserId, anEmployeeId } from "@crewline/domain/kernel/ids/ids.test-support";
import { within } from "@testing-library/react";
import { anEmployee } from "@crewline/domain/records/employees/employee-builder.test-support";
import { kim } from "./render-page.tsx";

const olivia = { ...kim, uid: aUserId("olivia"), role: "admin", locationIds: null } as const;
/** A page as Olivia sees it, an admin. */
export const page = { actor: olivia, path: "/employees" };
export const ana = anEmployee({ id: anEmployeeId("ana"), name: "Ana Diaz" });

/** A button of a dialog, by its name. */
export const button = (dialog: HTMLElement, name: string) =>
  within(dialog).getByRole("button", { name });
export const isOff = (element: HTMLElement) => element.hasAttribute("disabled");
