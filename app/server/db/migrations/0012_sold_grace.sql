-- The line of a car says the grace that it was sold with. Lines that do not say it get the grace of today, which is what they were
-- explained with until now.
UPDATE "reservation_line" AS line SET "reason" = line."reason" || jsonb_build_object('graceMinutes', setting."value")
FROM "setting"
WHERE setting."key" = 'grace_minutes' AND line."code" = 'car' AND NOT line."reason" ? 'graceMinutes';
