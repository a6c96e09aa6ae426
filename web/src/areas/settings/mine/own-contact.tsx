import { z } from "zod/mini";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import Box from "@mui/material/Box";
import type { Employee, EmployeeProfile } from "@crewline/domain/records/employees/employee";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { fieldSentence } from "@crewline/domain/words/violations/field-sentence";
import { phoneIssues } from "@crewline/domain/rules/phones/profile-phones";
import type { Phones } from "@crewline/domain/kernel/phones/phones";
import type { Photo } from "@crewline/domain/records/employees/employee-photo";
import { saveOwnContactSchema } from "@crewline/domain/records/users/user";
import { useLocale } from "../../../locale/use-locale.ts";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { employeeProfileSource, employeeSource } from "../../../live/employees.ts";
import { useLive } from "../../../live/use-live.ts";
import { PhotoButton } from "../../../entities/employees/photo/photo-button.tsx";
import { usePhones } from "../../../entities/company/use-phones.ts";
import { useActor } from "../../../session/actor/use-actor.ts";
import { EditForm } from "../../../ui/forms/edit-form.tsx";
import { useRecordForm } from "../../../ui/forms/use-record-form.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { Facts } from "../../../ui/page/facts.tsx";
import { allResults } from "../../../ui/loading/load-result.ts";
import { TextInput } from "../../../ui/inputs/text-input.tsx";
import { OwnSection } from "./own-section.tsx";

const inputSchema = z.omit(saveOwnContactSchema, { idempotencyKey: true });

/** The employee's contact data, and the part that they may edit. */
export function OwnContact({ employeeId }: { employeeId: EmployeeId }) {
  const actor = useActor();
  const result = allResults({
    employee: useLive(employeeSource(actor, employeeId)),
    profile: useLive(employeeProfileSource(actor, employeeId)),
    phones: usePhones(),
  });
  return (
    <OwnSection
      title="Your record"
      text="Your managers see it; colleagues do not. An admin can change your name and e-mail address."
    >
      <DataStates result={result} label="your record">
        {({ employee, profile, phones }) =>
          profile !== null && (
            <>
              {employee !== null && <OwnPhoto employee={employee} />}
              <Facts
                facts={[
                  { label: "Name", value: employee?.name ?? "–" },
                  { label: "E-mail", value: profile.email ?? "–" },
                ]}
              />
              <ContactForm profile={profile} phones={phones} />
            </>
          )
        }
      </DataStates>
    </OwnSection>
  );
}

function OwnPhoto({ employee }: { employee: Employee }) {
  const set = useCommand(trpc.employees.setOwnPhoto.mutationOptions());
  const command = { ...set, run: (photo: Photo | null) => set.run({ photo }) };
  return (
    <Box>
      <PhotoButton employee={employee} size={72} what="your photo" command={command} />
    </Box>
  );
}

function ContactForm({ profile, phones }: { profile: EmployeeProfile; phones: Phones }) {
  const locale = useLocale();
  const form = useRecordForm({
    record: profile,
    draftOf: (saved) => contactOf(saved, phones),
    schema: checkedInput(profile, phones, locale),
    command: useCommand(trpc.user.saveContact.mutationOptions()),
    input: ({ phone, emergencyName, emergencyPhone }, expectedVersion) => ({
      expectedVersion,
      phone: orNull(phone),
      emergencyName: orNull(emergencyName),
      emergencyPhone: orNull(emergencyPhone),
    }),
    saved: "Saved.",
  });
  const field = (name: keyof ReturnType<typeof contactOf>) => ({
    value: form.draft[name],
    onChange: (value: string) => form.change({ [name]: value }),
    error: form.errorOf(name),
  });
  return (
    <EditForm form={form}>
      <TextInput label="Phone" type="tel" inputMode="tel" autoComplete="tel" {...field("phone")} />
      <TextInput
        label="Emergency contact"
        help="Who to call in an emergency."
        {...field("emergencyName")}
      />
      <TextInput label="Emergency phone" type="tel" inputMode="tel" {...field("emergencyPhone")} />
    </EditForm>
  );
}

/** The input, with phone numbers that are numbers in the company's country. */
function checkedInput(before: EmployeeProfile, phones: Phones, locale: Locale) {
  return inputSchema.check(({ value, issues }) => {
    for (const { field, problem } of phoneIssues(value, before, phones)) {
      const message = fieldSentence(problem, locale);
      issues.push({ code: "custom", input: value[field], path: [field], message });
    }
  });
}

function contactOf({ phone, emergencyName, emergencyPhone }: EmployeeProfile, { format }: Phones) {
  return {
    phone: format(phone ?? ""),
    emergencyName: emergencyName ?? "",
    emergencyPhone: format(emergencyPhone ?? ""),
  };
}

function orNull(text: string): string | null {
  return text.trim() === "" ? null : text;
}
