import type { Guide } from "./place-guide.ts";

export const en = {
  "airport-tuzla": {
    reason: {
      title: "The cars are right next door",
      text: "Our office and car park are next to the airport, so your car does not have to come from far away.",
    },
    time: "Choose your landing time and add your flight number: we track the flight and wait for you.",
    local: {
      title: "Around Tuzla airport",
      items: [
        {
          title: "On the road",
          text: "The airport lies at Dubrave Gornje; Živinice and Tuzla are the nearest towns. The road to Sarajevo runs through Živinice, Kladanj and Olovo.",
        },
        {
          title: "In Tuzla",
          text: "The Pannonian Lakes in the middle of town are filled with salt water: you can swim in them in summer. The old town is a short walk from them.",
        },
        {
          title: "By the water",
          text: "Lake Modrac, between Živinice and Lukavac, is where people from here go for an evening walk along the shore.",
        },
      ],
    },
  },
  "airport-sarajevo": {
    reason: {
      title: "From the terminal into the car",
      text: "We come to the airport with the car for your flight: no shuttle bus, and no queue at a desk.",
    },
    time: "Choose your landing time and add your flight number. Most of our cars are based near Tuzla, so book a few hours ahead: the search shows the first available time.",
    local: {
      title: "Around Sarajevo airport",
      items: [
        {
          title: "On the road",
          text: "The airport lies between Ilidža and Butmir, at the edge of the city. The A1 motorway passes to the west: north to Zenica, south towards Konjic. It is a toll road.",
        },
        {
          title: "Minutes away",
          text: "The Tunnel of Hope museum in Butmir and the spring of the river Bosna at Ilidža are the classic first stops.",
        },
        {
          title: "Into the mountains",
          text: "Igman and Bjelašnica rise right behind the airport, Jahorina beyond the city: the slopes of the 1984 Winter Olympics.",
        },
      ],
    },
  },
  "airport-banjaluka": {
    reason: {
      title: "Straight onto the motorway",
      text: "The airport at Mahovljani lies beside the motorway between Banja Luka and the Sava, so you are on your way at once.",
    },
    time: "Choose your landing time and add your flight number. Most of our cars are based near Tuzla, so book a few hours ahead: the search shows the first available time.",
    local: {
      title: "Around Banja Luka airport",
      items: [
        {
          title: "On the road",
          text: "The motorway leads south to Banja Luka and north to Gradiška, where Croatia begins on the other bank of the Sava. The motorways are toll roads.",
        },
        {
          title: "Road signs",
          text: "In Republika Srpska road signs are written in both Cyrillic and Latin letters.",
        },
        {
          title: "A day out",
          text: "The Vrbas gorge south of Banja Luka and, to the west, the forests of Kozara National Park.",
        },
      ],
    },
  },
  "bus-station-tuzla": {
    reason: {
      title: "In town",
      text: "Off the bus and into the car: no taxi, and no trip out to the airport.",
    },
    time: "Choose the time your bus arrives. If it runs late, call or write and we will meet you later.",
    local: {
      title: "Around Tuzla bus station",
      items: [
        {
          title: "Ways out of town",
          text: "Via Živinice and Kladanj to Sarajevo, via Lukavac to Doboj and the motorway, via Srebrenik to the Sava, via Kalesija to Zvornik.",
        },
        {
          title: "In town",
          text: "The salt Pannonian Lakes and the old town with its squares are the heart of Tuzla. Leave the car and walk.",
        },
        {
          title: "A view from above",
          text: "Ilinčica is the hill that the people of Tuzla walk up; Majevica, to the north-east, makes a good day out by car.",
        },
      ],
    },
  },
  "bus-station-zivinice": {
    reason: {
      title: "In the centre of Živinice",
      text: "The desk is inside the bus station, easy to reach on foot and on the way between Tuzla and Sarajevo.",
    },
    time: "Any time that suits you, on the hour or half hour. If you come by bus, choose the time it arrives.",
    local: {
      title: "Around Živinice",
      items: [
        {
          title: "On the road",
          text: "Živinice lies on the road from Tuzla to Sarajevo. Tuzla airport is east of the town, at Dubrave Gornje.",
        },
        {
          title: "By the water",
          text: "Lake Modrac begins just outside the town: for walks, fishing and lunch by the shore.",
        },
        {
          title: "Into the forest",
          text: "Konjuh, to the south, is a protected landscape of dense forest. Its narrow roads are easier in a car with higher ground clearance.",
        },
      ],
    },
  },
  "eternal-pro-office": {
    reason: {
      title: "Paperwork, keys and car in one place",
      text: "The cars are parked at the office: you see yours before you sign.",
    },
    time: "Any time that suits you, on the hour or half hour. During office hours somebody is always there.",
    local: {
      title: "Around the office",
      items: [
        {
          title: "How to find us",
          text: "We are at Dedići in Dubrave Gornje, right next to Tuzla airport. The button on this page opens directions.",
        },
        {
          title: "Better in person",
          text: "Long rentals, company invoices and changes to a reservation are easiest to arrange in person.",
        },
        {
          title: "On the road",
          text: "Živinice is the nearest town; from there one road leads to Tuzla and another to Sarajevo.",
        },
      ],
    },
  },
} satisfies Record<string, Guide>;
