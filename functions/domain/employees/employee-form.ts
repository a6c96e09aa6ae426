import { z } from "zod";
import { saveEmployeeProfileSchema, saveEmployeeSchema } from "./employee-inputs.ts";

const textOrNone = z.string().transform((text) => (text.trim() === "" ? null : text.trim()));

const { employee } = saveEmployeeSchema.shape;
const { profile } = saveEmployeeProfileSchema.shape;

/** The work of an employee as a form holds it; the result is what the server takes. */
export const employeeFormSchema = saveEmployeeSchema.omit({ idempotencyKey: true }).extend({
  employee: employee.extend({
    payrollId: textOrNone.pipe(employee.shape.payrollId),
    hiredOn: textOrNone.pipe(employee.shape.hiredOn),
  }),
});
export type EmployeeForm = z.input<typeof employeeFormSchema>["employee"];

/** Contact data of an employee as a form holds it; the result is what the server takes. */
export const profileFormSchema = saveEmployeeProfileSchema.omit({ idempotencyKey: true }).extend({
  profile: profile.extend({
    email: textOrNone.pipe(profile.shape.email),
    phone: textOrNone.pipe(profile.shape.phone),
  }),
});
export type ProfileForm = z.input<typeof profileFormSchema>["profile"];
