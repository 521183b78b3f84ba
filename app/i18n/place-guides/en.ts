import type { Guide } from "./place-guide.ts";

export const en = {
  "airport-tuzla": {
    reason: {
      title: "The cars live next door",
      text: "Our office and car park are beside the airport, so nobody has to bring your car from far away.",
    },
    time: "Take your landing time and give us the flight number: we follow the plane and wait.",
    local: {
      title: "Around Tuzla airport",
      items: [
        {
          title: "On the road",
          text: "The airport lies at Dubrave Gornje; Živinice and Tuzla are the nearest towns. The road to Sarajevo runs through Živinice, Kladanj and Olovo.",
        },
        {
          title: "In Tuzla",
          text: "The Pannonian Lakes in the middle of town are filled with salt water, for bathing in summer. The old town is a short walk from them.",
        },
        {
          title: "At the water",
          text: "Lake Modrac, between Živinice and Lukavac, is where people here go for an evening by the shore.",
        },
      ],
    },
  },
  "airport-sarajevo": {
    reason: {
      title: "From the terminal into the car",
      text: "We come to the airport with the car for your flight: no shuttle bus, and no queue at a counter.",
    },
    time: "Take your landing time and give us the flight number. The car comes from near Tuzla, so the earlier you book the better.",
    local: {
      title: "Around Sarajevo airport",
      items: [
        {
          title: "On the road",
          text: "The airport lies between Ilidža and Butmir, at the edge of the city. The A1 motorway passes to the west: north to Zenica, south towards Konjic. It charges a toll.",
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
    time: "Take your landing time and give us the flight number. The car comes from near Tuzla, so the earlier you book the better.",
    local: {
      title: "Around Banja Luka airport",
      items: [
        {
          title: "On the road",
          text: "The motorway leads south to Banja Luka and north to Gradiška, where Croatia begins on the other bank of the Sava. Motorways charge a toll.",
        },
        {
          title: "Road signs",
          text: "In Republika Srpska signs are written in Cyrillic and in Latin letters, so you need to read only one of them.",
        },
        {
          title: "A day out",
          text: "The gorge of the Vrbas south of Banja Luka, and Kozara National Park in the west with its forests.",
        },
      ],
    },
  },
  "bus-station-tuzla": {
    reason: {
      title: "In the town",
      text: "Off the bus and into the car: no taxi, and no way out to the airport.",
    },
    time: "Take the time at which your bus arrives. If it runs late, call or write and we meet later.",
    local: {
      title: "Around Tuzla bus station",
      items: [
        {
          title: "Ways out of town",
          text: "By Živinice and Kladanj to Sarajevo, by Lukavac to Doboj and the motorway, by Srebrenik to the Sava, by Kalesija to Zvornik.",
        },
        {
          title: "In the town",
          text: "The salt Pannonian Lakes and the old town with its squares are the heart of Tuzla. Leave the car and walk.",
        },
        {
          title: "A view from above",
          text: "Ilinčica is the hill that the people of Tuzla walk up; Majevica, in the north-east, is a longer drive.",
        },
      ],
    },
  },
  "bus-station-zivinice": {
    reason: {
      title: "In the centre of Živinice",
      text: "The desk is inside the bus station, easy to reach on foot and on the way between Tuzla and Sarajevo.",
    },
    time: "Any half hour that suits you. If you come by bus, take the time at which it arrives.",
    local: {
      title: "Around Živinice",
      items: [
        {
          title: "On the road",
          text: "Živinice lies on the road from Tuzla to Sarajevo. Tuzla airport is east of the town, at Dubrave Gornje.",
        },
        {
          title: "At the water",
          text: "Lake Modrac begins just outside the town: walks, fishing, and a table by the shore.",
        },
        {
          title: "Into the forest",
          text: "Konjuh, in the south, is a protected landscape with deep woods. Its small roads ask for a car with some clearance.",
        },
      ],
    },
  },
  "eternal-pro-office": {
    reason: {
      title: "Papers, keys and car in one place",
      text: "The cars are parked at the office: you see yours before you sign.",
    },
    time: "Any half hour that suits you. In office hours somebody is always in.",
    local: {
      title: "Around the office",
      items: [
        {
          title: "How to find us",
          text: "We are at Dedići in Dubrave Gornje, right beside Tuzla airport. The button on this page opens the way there.",
        },
        {
          title: "Better in person",
          text: "Long rentals, invoices for companies and changes of a reservation are settled here at one table.",
        },
        {
          title: "On the road",
          text: "Živinice is the nearest town; from there one road goes to Tuzla and the other to Sarajevo.",
        },
      ],
    },
  },
} satisfies Record<string, Guide>;
