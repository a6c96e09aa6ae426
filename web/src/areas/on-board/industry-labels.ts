import type { Industry } from "@crewline/domain/records/company/industries";

export const industryLabels: Record<Industry, string> = {
  cafe: "Cafe",
  restaurant: "Restaurant",
  bar: "Bar",
  retail: "Retail",
  hotel: "Hotel",
  healthCare: "Health care",
  salon: "Salon",
  gym: "Gym",
  events: "Events",
  cleaning: "Cleaning",
  construction: "Construction",
  warehouse: "Warehouse",
  other: "Other",
};
