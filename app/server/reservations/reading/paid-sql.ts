/** What was paid for a reservation less what was given back, euro cents; null without any payment. As `paidCentsOf` says. */
export const paidCents = `(
  select sum(case kind when 'refund' then -amount_cents else amount_cents end)
  from payment where reservation_id = reservation.id and voided_at is null
)`;
