import type { Guide, GuidedPlace } from "./place-guide.ts";

export const bs: Record<GuidedPlace, Guide> = {
  "airport-tuzla": {
    reason: {
      title: "Vozila su odmah pored",
      text: "Kancelarija i parking su nam uz sam aerodrom, pa vaše vozilo niko ne mora dovoziti izdaleka.",
    },
    time: "Upišite vrijeme slijetanja i broj leta: pratimo avion i čekamo vas.",
    local: {
      title: "Oko Aerodroma Tuzla",
      items: [
        {
          title: "Na putu",
          text: "Aerodrom je u Dubravama Gornjim; najbliži gradovi su Živinice i Tuzla. Put za Sarajevo vodi kroz Živinice, Kladanj i Olovo.",
        },
        {
          title: "U Tuzli",
          text: "Panonska jezera usred grada su slana i ljeti su gradska plaža. Od njih je do starog dijela grada kratka šetnja.",
        },
        {
          title: "Na vodi",
          text: "Na jezero Modrac, između Živinica i Lukavca, ljudi odavde idu predvečer, u šetnju uz obalu.",
        },
      ],
    },
  },
  "airport-sarajevo": {
    reason: {
      title: "Iz terminala u auto",
      text: "Na aerodrom dolazimo s vozilom za vaš let: bez minibusa i čekanja na šalteru.",
    },
    time: "Upišite vrijeme slijetanja i broj leta. Većina vozila stoji kod Tuzle, zato rezervišite nekoliko sati ranije: pretraga pokazuje prvi mogući termin.",
    local: {
      title: "Oko Aerodroma Sarajevo",
      items: [
        {
          title: "Na putu",
          text: "Aerodrom je između Ilidže i Butmira, na rubu grada. Autoput A1 prolazi zapadno: na sjever prema Zenici, na jug prema Konjicu. Na njemu se plaća putarina.",
        },
        {
          title: "Nekoliko minuta dalje",
          text: "Tunel spasa u Butmiru i Vrelo Bosne na Ilidži mjesta su koja se prva obilaze.",
        },
        {
          title: "U planine",
          text: "Igman i Bjelašnica su odmah iza aerodroma, a Jahorina s druge strane grada: staze Zimske olimpijade 1984.",
        },
      ],
    },
  },
  "airport-banjaluka": {
    reason: {
      title: "Ravno na autoput",
      text: "Aerodrom u Mahovljanima je uz autoput između Banje Luke i Save, pa ste odmah na putu.",
    },
    time: "Upišite vrijeme slijetanja i broj leta. Većina vozila stoji kod Tuzle, zato rezervišite nekoliko sati ranije: pretraga pokazuje prvi mogući termin.",
    local: {
      title: "Oko Aerodroma Banja Luka",
      items: [
        {
          title: "Na putu",
          text: "Autoput vodi na jug do Banje Luke i na sjever do Gradiške, gdje na drugoj obali Save počinje Hrvatska. Na autoputevima se plaća putarina.",
        },
        {
          title: "Putokazi",
          text: "U Republici Srpskoj putokazi su ispisani ćirilicom i latinicom.",
        },
        {
          title: "Izlet za jedan dan",
          text: "Kanjon Vrbasa južno od Banje Luke i, na zapadu, šume Nacionalnog parka Kozara.",
        },
      ],
    },
  },
  "bus-station-tuzla": {
    reason: {
      title: "U gradu",
      text: "Iz autobusa u auto: bez taksija i bez puta do aerodroma.",
    },
    time: "Upišite vrijeme dolaska autobusa. Ako kasni, nazovite ili pišite pa ćemo se naći kasnije.",
    local: {
      title: "Oko autobuske stanice u Tuzli",
      items: [
        {
          title: "Putevi iz grada",
          text: "Preko Živinica i Kladnja za Sarajevo, preko Lukavca za Doboj i autoput, preko Srebrenika prema Savi, preko Kalesije za Zvornik.",
        },
        {
          title: "U gradu",
          text: "Slana Panonska jezera i stari grad sa svojim trgovima su srce Tuzle. Ostavite auto i prošetajte.",
        },
        {
          title: "Pogled odozgo",
          text: "Ilinčica je brdo na koje Tuzlaci idu u šetnju; Majevica, na sjeveroistoku, dobra je za izlet autom.",
        },
      ],
    },
  },
  "bus-station-zivinice": {
    reason: {
      title: "U centru Živinica",
      text: "Šalter je u zgradi autobuske stanice: do nas se lako dođe pješke, a usput smo između Tuzle i Sarajeva.",
    },
    time: "Odaberite vrijeme koje vam odgovara, na puni sat ili pola sata. Ako dolazite autobusom, upišite vrijeme njegovog dolaska.",
    local: {
      title: "Oko Živinica",
      items: [
        {
          title: "Na putu",
          text: "Živinice su na putu od Tuzle prema Sarajevu. Aerodrom Tuzla je istočno od grada, u Dubravama Gornjim.",
        },
        {
          title: "Na vodi",
          text: "Jezero Modrac počinje odmah iza grada: za šetnju, ribolov i ručak uz obalu.",
        },
        {
          title: "U šumu",
          text: "Na jugu je Konjuh, zaštićeni pejzaž s gustim šumama. Za njegove uske puteve dobro dođe viši auto.",
        },
      ],
    },
  },
  "eternal-pro-office": {
    reason: {
      title: "Papiri, ključevi i auto na jednom mjestu",
      text: "Vozila su parkirana kod kancelarije: svoje vidite prije nego što potpišete.",
    },
    time: "Odaberite vrijeme koje vam odgovara, na puni sat ili pola sata. U radno vrijeme uvijek je neko tu.",
    local: {
      title: "Oko kancelarije",
      items: [
        {
          title: "Kako nas naći",
          text: "U Dedićima smo, u Dubravama Gornjim, uz sam Aerodrom Tuzla. Dugme na ovoj stranici otvara upute kako doći do nas.",
        },
        {
          title: "Lakše uživo",
          text: "Duži najam, fakture za firme i izmjene rezervacije najlakše se dogovore u kancelariji.",
        },
        {
          title: "Na putu",
          text: "Najbliži grad su Živinice; odatle jedan put vodi u Tuzlu, a drugi u Sarajevo.",
        },
      ],
    },
  },
};
