-- Texts of the first start that have been reworded once more. A row that the staff have changed, in either language, stays theirs.
UPDATE "faq" SET "answer_en" = renewed.new_en, "answer_bs" = renewed.new_bs
FROM (VALUES
  (
    '{outOfHours} With your flight number we track the plane and wait for you. If it is late, you pay nothing extra.',
    '{outOfHours} With your flight number we track the plane and wait for you. If it is late, you pay nothing extra.',
    '{outOfHours} Uz broj leta pratimo avion i čekamo vas. Ako kasni, ne plaćate ništa više.',
    '{outOfHours} Uz broj leta pratimo avion i čekamo vas. Ako kasni, to ne plaćate dodatno.'
  ),
  (
    '{delivery} If there is an out-of-hours charge, it is shown separately in the price.',
    '{delivery} {outOfHours}',
    '{delivery} Ako postoji doplata za preuzimanje van radnog vremena, u cijeni je prikazana zasebno.',
    '{delivery} {outOfHours}'
  ),
  (
    'With it we track your plane and come when it lands, early or late. {outOfHours} If your flight is late, you pay nothing extra.',
    'With it we track your plane and come when it lands, early or late. {outOfHours} If your flight is late, you pay nothing extra.',
    'Po njemu pratimo avion i dolazimo kad sleti, ranije ili kasnije. {outOfHours} Ako let kasni, ne plaćate ništa više.',
    'Po njemu pratimo avion i dolazimo kad sleti, ranije ili kasnije. {outOfHours} Ako let kasni, to ne plaćate dodatno.'
  )
) AS renewed (old_en, new_en, old_bs, new_bs)
WHERE "answer_en" = renewed.old_en AND "answer_bs" = renewed.old_bs;
--> statement-breakpoint
UPDATE "car" SET "description_en" = renewed.new_en, "description_bs" = renewed.new_bs
FROM (VALUES
  (
    'Easy to park in town, with one of the biggest boots of its size.',
    'Easy to park in town, with one of the biggest boots in its class.',
    'Lako se parkira u gradu, a prtljažnik mu je među najvećima u klasi.',
    'Lako se parkira u gradu, a prtljažnik mu je među najvećima u klasi.'
  ),
  (
    'A 600-litre boot behind a wide tailgate: room for five people and all their luggage.',
    'A 600-litre boot behind a wide tailgate: room for five people and all their luggage.',
    'Prtljažnik od 600 litara iza širokih vrata: mjesta za pet osoba i sve što nose.',
    'Mjesta za pet osoba i, iza širokih vrata, prtljažnik od 600 litara za sve što nose.'
  ),
  (
    'Our largest station wagon, with an automatic gearbox, for long distances with full luggage.',
    'Our largest station wagon, with an automatic gearbox, for long distances with a full load of luggage.',
    'Naš najveći karavan, s automatskim mjenjačem, za duge puteve s punim prtljagom.',
    'Naš najveći karavan, s automatskim mjenjačem, za duge puteve s punim prtljagom.'
  ),
  (
    'A family SUV of handy size with a large, square boot.',
    'A family SUV that is a handy size, with a large, square boot.',
    'Porodični SUV zgodne veličine, s velikim, četvrtastim prtljažnikom.',
    'Porodični SUV zgodne veličine, s velikim, četvrtastim prtljažnikom.'
  )
) AS renewed (old_en, new_en, old_bs, new_bs)
WHERE "description_en" = renewed.old_en AND "description_bs" = renewed.old_bs;
--> statement-breakpoint
UPDATE "extra" SET "note_en" = renewed.new_en, "note_bs" = renewed.new_bs
FROM (VALUES
  (
    'from 5 to 12 years the law asks for a booster or a child seat',
    'required by law from 5 to 12 years: a booster or a child seat',
    'od 5 do 12 godina zakon traži podmetač ili dječiju sjedalicu',
    'od 5 do 12 godina zakon traži podmetač ili dječiju sjedalicu'
  )
) AS renewed (old_en, new_en, old_bs, new_bs)
WHERE "note_en" = renewed.old_en AND "note_bs" = renewed.old_bs;
