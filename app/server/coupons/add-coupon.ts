import type { Pool } from "pg";
import type { CouponEdit } from "../../domain/coupons/read-coupon.ts";
import type { FieldFaults } from "../../domain/lists/field-fault.ts";
import type { Doer } from "../../domain/staff/doer.ts";
import { writeAuditEntries } from "../audit/write-audit-entries.ts";
import { inTransaction } from "../db/in-transaction.ts";
import { couponValues, editedColumns } from "./staff-coupon.ts";

type Taken = { ok: false; reason: "invalid"; faults: FieldFaults };

/** Gives out a new coupon. Refused when another one has its code. */
export async function addCoupon(
  pool: Pool,
  { coupon, by }: { coupon: CouponEdit; by: Doer },
): Promise<{ ok: true; id: number } | Taken> {
  try {
    return await inTransaction(pool, async (client) => {
      const values = couponValues(coupon);
      const { rows } = await client.query<{ id: number }>(
        `insert into coupon (${editedColumns})
         values (${values.map((_, index) => `$${index + 1}`).join(", ")}) returning id`,
        values,
      );
      const id = rows[0]?.id;
      if (id === undefined) throw new Error("the coupon was not made");
      const about = { subjectKind: "coupon", subjectId: String(id) };
      await writeAuditEntries(client, [{ ...by, ...about, action: "coupon.added", after: coupon }]);
      return { ok: true as const, id };
    });
  } catch (error) {
    return codeTaken(error);
  }
}

/** The refusal when the code belongs to another coupon; every other error is thrown on. */
export function codeTaken(error: unknown): Taken {
  const isTaken =
    error instanceof Error && "constraint" in error && error.constraint === "coupon_code_unique";
  if (!isTaken) throw error;
  return { ok: false, reason: "invalid", faults: { code: { code: "code-taken" } } };
}
