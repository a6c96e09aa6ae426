import { counted } from "@crewline/domain/formats/counted";

export function peopleWords(count: number): string {
  return counted(count, "person", "people");
}
