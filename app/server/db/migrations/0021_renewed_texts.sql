-- Texts of the first start that have been reworded. A row that the staff have changed, in either language, stays theirs.
UPDATE "faq" SET "answer_en" = renewed.new_en, "answer_bs" = renewed.new_bs
FROM (VALUES
  (
    'A driving licence that you have held for at least {licenceYears}, an ID card or passport, and a credit card for the deposit. Additional drivers must bring their licence too.',
    'A driving licence that you have held for at least {licenceYears}, an ID card or passport, and a credit card for the deposit. Additional drivers must bring their licence and ID card or passport too.',
    'Vozačka dozvola koju imate najmanje {licenceYears}, lična karta ili pasoš i kreditna kartica za depozit. I dodatni vozači donose svoju vozačku dozvolu.',
    'Vozačka dozvola koju imate najmanje {licenceYears}, lična karta ili pasoš i kreditna kartica za depozit. I dodatni vozači donose svoju vozačku dozvolu i ličnu kartu ili pasoš.'
  ),
  (
    'Yes. Choose the countries when you book: you will see the fee and the document needed for each. Most of Europe needs no green card with our plates.',
    'Yes. Choose the countries when you book: you will see the fee and the document needed for each. In most of Europe you need no green card with our number plates.',
    'Da. Države birate pri rezervaciji: uz svaku piše naknada i potreban dokument. Za veći dio Evrope s našim tablicama zelena karta nije potrebna.',
    'Da. Države birate pri rezervaciji: uz svaku piše naknada i potreban dokument. Za veći dio Evrope s našim tablicama zelena karta nije potrebna.'
  ),
  (
    'Two people and hand luggage: Economy. A family: Compact or Station wagon. Seven seats: a station wagon or an SUV with seven seats; choose “7 seats” in the search. Mountain roads in winter: SUV. Winter tyres are on every car from 1 November to 1 April.',
    'Two people and hand luggage: Economy. A family: Compact or Station wagon. Seven seats: a station wagon or an SUV with seven seats; choose “7 or more” under Seats in the search. Mountain roads in winter: SUV. Winter tyres are on every car from 1 November to 1 April.',
    'Dvoje s ručnim prtljagom: ekonomska kategorija. Porodica: kompaktna ili karavan. Sedam sjedišta: karavan ili SUV sa sedam sjedišta; u pretrazi odaberite „7 sjedišta“. Planinski putevi zimi: SUV. Zimske gume su na svakom vozilu od 1. novembra do 1. aprila.',
    'Dvoje s ručnim prtljagom: ekonomska kategorija. Porodica: kompaktna ili karavan. Sedam sjedišta: karavan ili SUV sa sedam sjedišta; u pretrazi pod „Sjedišta“ odaberite „7 i više“. Planinski putevi zimi: SUV. Zimske gume su na svakom vozilu od 1. novembra do 1. aprila.'
  ),
  (
    'At least {leadTime} before pick-up, because most of our cars stand near Tuzla; earlier is better. You risk nothing: you can cancel free of charge up to {freeCancellationHours} before pick-up. If it is urgent, call {phone}.',
    'At least {leadTime} before pick-up, because most of our cars are based near Tuzla. Earlier is better: you can still cancel free of charge up to {freeCancellationHours} before pick-up. If it is urgent, call {phone}.',
    'Najmanje {leadTime} prije preuzimanja, jer većina naših vozila stoji kod Tuzle; ranije je bolje. Ništa ne rizikujete: do {freeCancellationHours} prije preuzimanja otkazujete besplatno. Ako je hitno, nazovite {phone}.',
    'Najmanje {leadTime} prije preuzimanja, jer većina naših vozila stoji kod Tuzle. Bolje je rezervisati ranije: do {freeCancellationHours} prije preuzimanja i dalje otkazujete besplatno. Ako je hitno, nazovite {phone}.'
  ),
  (
    'With it we track your plane and come when it lands, early or late. {outOfHours} If it is late, you pay nothing extra.',
    'With it we track your plane and come when it lands, early or late. {outOfHours} If your flight is late, you pay nothing extra.',
    'Po njemu pratimo avion i dolazimo kad sleti, ranije ili kasnije. {outOfHours} Ako kasni, ne plaćate ništa više.',
    'Po njemu pratimo avion i dolazimo kad sleti, ranije ili kasnije. {outOfHours} Ako let kasni, ne plaćate ništa više.'
  )
) AS renewed (old_en, new_en, old_bs, new_bs)
WHERE "answer_en" = renewed.old_en AND "answer_bs" = renewed.old_bs;
--> statement-breakpoint
UPDATE "extra" SET "note_en" = renewed.new_en, "note_bs" = renewed.new_bs
FROM (VALUES
  (
    'must bring their driving licence to pick-up',
    'must bring their licence and ID card or passport to pick-up',
    'donosi vozačku dozvolu na preuzimanje',
    'na preuzimanje donosi vozačku dozvolu i ličnu kartu ili pasoš'
  )
) AS renewed (old_en, new_en, old_bs, new_bs)
WHERE "note_en" = renewed.old_en AND "note_bs" = renewed.old_bs;
--> statement-breakpoint
UPDATE "car" SET "description_en" = renewed.new_en, "description_bs" = renewed.new_bs
FROM (VALUES
  (
    'Sits high, takes gravel roads to mountain houses, and costs hardly more than a hatchback.',
    'Sits high, does not mind a gravel road, and costs hardly more than a hatchback.',
    'Visoko se sjedi, makadamom ide do vikendice, a košta jedva više od običnog vozila.',
    'Sjedi se visoko, makadam mu ne smeta, a košta jedva više od običnog vozila.'
  )
) AS renewed (old_en, new_en, old_bs, new_bs)
WHERE "description_en" = renewed.old_en AND "description_bs" = renewed.old_bs;
