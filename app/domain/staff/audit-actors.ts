/** Who may stand in the audit log: a visitor is a customer there. */
export const auditActors = ["staff", "customer", "system"] as const;
export type AuditActor = (typeof auditActors)[number];
