/**
 * Tests and stories book for the same people again and again, which is confirmed at once here; those about what is confirmed say
 * what that is.
 */
export const confirmAnything = `
  update setting set value =
    case key when 'instant_value_cents' then '10000000' when 'instant_days' then '365' else '1000' end::jsonb
  where key in ('instant_value_cents', 'instant_days', 'instant_reservations', 'instant_person_days')`;
