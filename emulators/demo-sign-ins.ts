/** One password for all: the accounts exist in the local emulators only. */
export const demoPassword = "demo-harbor";

export interface DemoSignIn {
  /** The person's role, as the buttons on the login page and the start command name it. */
  title: string;
  email: string;
  displayName: string;
}

export const demoSignIns = {
  staff: {
    title: "Product staff",
    email: "staff@crewline.example",
    displayName: "Robin Staff",
  },
  admin: {
    title: "Admin",
    email: "olivia@harborcoffee.example",
    displayName: "Olivia Harbor",
  },
  manager: {
    title: "Manager",
    email: "marcus@harborcoffee.example",
    displayName: "Marcus Reed",
  },
  employee: {
    title: "Employee",
    email: "emma@harborcoffee.example",
    displayName: "Emma Lindqvist",
  },
} as const satisfies Record<string, DemoSignIn>;
