/**
 * SQL that counts the rows of some days, the whole dates `$1` to `$2` in Sarajevo: the one text by which sums are kept at night and
 * today's rows are read. It is a list of common table expressions, of which `counted` has a row for each dimension, value and day.
 */
import { stepPages } from "../../../domain/visits/visit-steps.ts";

const instant = (day: string) => `(${day})::timestamp at time zone 'Europe/Sarajevo'`;
const since = instant("$1::date");
const until = instant("$2::date + 1");
const dayOf = (moment: string) => `(${moment} at time zone 'Europe/Sarajevo')::date`;

/** The pages of visits that had agreed, each with its day. */
const viewed = `
  viewed as materialized (
    select ${dayOf("page_view.at")} as day, visit_id, id, path, at,
      coalesce(seconds_spent, 0) as seconds, coalesce(seconds_spent > 0, false)::int as measured
    from page_view where at >= ${since} and at < ${until}
  )`;

/** A visit on a day: the page on which it began and ended, and the furthest step that it reached. */
const sittings = `
  sitting as materialized (
    select day, visit_id, count(*)::int as views, sum(seconds) as seconds, count(*) filter (where measured = 1) as measured,
      (array_agg(path order by at, id))[1] as entry, (array_agg(path order by at desc, id desc))[1] as exit,
      case
        when bool_or(path = '${stepPages.booked}') and bool_or(path = '${stepPages.review}') then 5
        else coalesce(max(case path
          when '${stepPages.review}' then 4 when '${stepPages.extras}' then 3
          when '${stepPages.results}' then 2 when '${stepPages.home}' then 1 end), 0)
      end as step
    from viewed group by day, visit_id
  )`;

/** What is added up where nothing is. */
const none = `0 as visits, 0 as views, 0 as seconds, 0 as measured, 0 as refused, 0 as cents`;
const noPeople = `0 as visits, 0 as views, 0 as seconds, 0 as measured`;

const ofVisits = `
  select part.dimension, part.value, day, 0 as hits, count(*) as visits, sum(views) as views, sum(seconds) as seconds,
    sum(measured) as measured, 0 as refused, 0 as cents
  from sitting join visit on visit.id = sitting.visit_id
    cross join lateral (values
      ('all', ''), ('entry', entry), ('exit', exit), ('device', coalesce(device_type, '')),
      ('browser', coalesce(browser, '')), ('language', language), ('country', coalesce(country, '')),
      ('town', coalesce(city, '') || '|' || coalesce(country, '')),
      ('source', coalesce(utm_source, regexp_replace(referrer_host, '^www[.]', ''), '')),
      ('campaign', case when coalesce(utm_source, utm_medium, utm_campaign) is not null
        then concat_ws('|', coalesce(utm_source, ''), coalesce(utm_medium, ''), coalesce(utm_campaign, '')) end),
      ('furthest', step || '|' || exit)
    ) as part (dimension, value)
  where part.value is not null
  group by 1, 2, 3`;

const ofPages = `
  select 'page', path, day, 0, count(distinct visit_id), count(*), sum(seconds), sum(measured), 0, 0
  from viewed group by path, day`;

/** Everybody's pages. A page inside of the site has no host before it, so hosts are counted where there is one. */
const ofEverybody = `
  select part.dimension, part.value, day, sum(hits) as hits, ${none}
  from page_count cross join lateral (values
      ('all', ''), ('page', path), ('device', device_type), ('browser', browser), ('language', language),
      ('country', country), ('source', nullif(regexp_replace(referrer_host, '^www[.]', ''), ''))
    ) as part (dimension, value)
  where day between $1::date and $2::date and part.value is not null
  group by 1, 2, 3
  union all
  select subject, value, day, hits, ${none} from plain_count where day between $1::date and $2::date`;

const searched = `
  searched as materialized (
    select ${dayOf("created_at")} as day, search.*, coalesce(refused, case when cardinality(free_car_ids) = 0 then 'full' end) as reason
    from trip_search as search where created_at >= ${since} and created_at < ${until}
  )`;

const ofSearches = `
  select part.dimension, part.value, day, count(*) as hits, ${noPeople}, count(reason) as refused,
    coalesce(sum(case when reason = 'full' then cheapest_taken_cents when reason is null then cheapest_free_cents end), 0) as cents
  from searched cross join lateral (values
      ('search', ''), ('search-outcome', coalesce(reason, 'free')), ('search-place', pickup_location_id),
      ('search-month', left(pickup_local, 7)), ('search-length', rental_days::text)
    ) as part (dimension, value)
  group by 1, 2, 3
  union all
  select 'search-category', category, day, count(*), ${noPeople}, count(*) filter (where not is_free), 0
  from (
    select searched.id, day, category, bool_or(seen.is_free) as is_free
    from searched cross join lateral (
        select unnest(free_car_ids) as car_id, true as is_free union all select unnest(taken_car_ids), false
      ) as seen join car on car.id = seen.car_id
    group by searched.id, day, category
  ) as looked group by category, day
  union all
  select 'car-shown', seen.car_id::text, day, count(*), ${noPeople}, count(*) filter (where not seen.is_free), 0
  from searched cross join lateral (
      select unnest(free_car_ids) as car_id, true as is_free union all select unnest(taken_car_ids), false
    ) as seen
  group by seen.car_id, day`;

/** Trips, each once a day: what the cheapest car for them cost, what was chosen, and what was booked on the site. */
const ofTrips = `
  select 'trip', 'results', day, count(*) as hits, ${noPeople}, 0 as refused, sum(cents) as cents
  from (
    select day, max(cheapest_free_cents) as cents from searched where reason is null
    group by day, pickup_location_id, dropoff_location_id, pickup_local, dropoff_local
  ) as looked group by day
  union all
  select 'trip', step, day, count(*), ${noPeople}, 0, sum(cents)
  from (
    select day, step, max(cents) as cents from trip_step where day between $1::date and $2::date
    group by day, step, pickup_location_id, dropoff_location_id, pickup_local, dropoff_local
  ) as opened group by step, day
  union all
  select 'car-chosen', car_id::text, day, count(*), ${noPeople}, 0, sum(cents)
  from trip_step where step = 'extras' and day between $1::date and $2::date group by car_id, day
  union all
  select 'trip', 'booked', day, count(*), ${noPeople}, 0, sum(cents) from booked group by day
  union all
  select 'car-booked', car_id::text, day, count(*), ${noPeople}, 0, sum(cents) from booked group by car_id, day`;

/** The first deed of each reservation that was made on the site. */
const booked = `
  booked as materialized (
    select ${dayOf("deed.at")} as day, reservation_id, car_id, sum(cents) as cents
    from booking_ledger as deed
    where deed.at >= ${since} and deed.at < ${until} and source = 'site' and not exists (
      select from booking_ledger as earlier where earlier.reservation_id = deed.reservation_id and earlier.at < deed.at
    )
    group by 1, 2, 3
  )`;

export const countedSql = `
  ${viewed}, ${sittings}, ${searched}, ${booked},
  counted as (
    select dimension, coalesce(value, '') as value, day, sum(hits)::int as hits, sum(visits)::int as visits, sum(views)::int as views,
      sum(seconds)::float8 as seconds, sum(measured)::int as measured, sum(refused)::int as refused, coalesce(sum(cents), 0)::float8 as cents
    from (${ofVisits} union all ${ofPages} union all ${ofEverybody} union all ${ofSearches} union all ${ofTrips}) as part
    group by dimension, value, day
  )`;
