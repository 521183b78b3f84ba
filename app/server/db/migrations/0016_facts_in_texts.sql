-- Texts of the first start that said a fact otherwise than the pages do; where the staff have written their own they stay.
UPDATE "protection_plan" SET
  "description_en" = 'You pay nothing for damage: collision, theft, glass, tyres and underbody are covered.',
  "description_bs" = 'Štetu ne plaćate: pokriveni su sudar, krađa, stakla, gume i podvozje.'
WHERE "code" = 'premium'
  AND "description_en" = 'You pay nothing for damage. The deposit is a safety fee: with a police report you get it back whole.'
  AND "description_bs" = 'Štetu ne plaćate. Depozit je sigurnosna naknada: uz policijski zapisnik vraća se u cijelosti.';
--> statement-breakpoint
UPDATE "location" SET "address" = 'Dubrave Gornje bb' WHERE "id" = 'airport-tuzla' AND "address" = 'Gornje Dubrave bb';
--> statement-breakpoint
UPDATE "extra" SET
  "note_en" = 'from 5 to 12 years the law asks for a booster or a child seat',
  "note_bs" = 'od 5 do 12 godina zakon traži podmetač ili dječiju sjedalicu'
WHERE "code" = 'child_booster_seat_8_12_years' AND "note_en" = 'required up to 12 years' AND "note_bs" = 'obavezan do 12 godina';
