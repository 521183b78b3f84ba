/**
 * The moment of a rental that is out at which its vehicle is promised to others, as SQL over the table `reservation`: the agreed return,
 * or the earlier one that was announced and freed the vehicle (`promisedReturn`).
 */
export const promisedAt = `coalesce((
    select expected_at from late_report
    where late_report.reservation_id = reservation.id and trip_end = 'return' and frees_vehicle
      and agreed_local = reservation.dropoff_local
  ), reservation.dropoff_at)`;
