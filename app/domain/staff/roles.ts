/** What a member of the staff may be in the house. */
export const staffRoles = ["owner", "manager", "agent", "accountant", "viewer"] as const;
export type StaffRole = (typeof staffRoles)[number];
