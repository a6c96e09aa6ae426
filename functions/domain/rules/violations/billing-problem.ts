/** The billing details that the payment provider refuses although their form is right. */
export interface BillingProblem {
  kind: "taxIdRefused" | "billingEmailRefused";
}
