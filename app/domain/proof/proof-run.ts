/** Why the morning proof was run: it was night, a member asked for it, or the operator's command. */
export const proofReasons = ["night", "member", "command"] as const;
export type ProofReason = (typeof proofReasons)[number];
