import { counted } from "@crewline/domain/kernel/formats/counted";

export function peopleWords(count: number): string {
  return counted(count, "person", "people");
}
