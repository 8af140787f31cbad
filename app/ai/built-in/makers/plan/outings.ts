import type { PlanTemplate } from "./template";

export const outings: readonly PlanTemplate[] = [
  {
    id: "trip",
    title: "a trip",
    signs: {
      strong: `trip, day trip, travel, traveling, vacation, holiday, journey, outing, day out, excursion,
        itinerary, city break, road trip, weekend away, sightseeing, school trip, bus tour`,
      weak: `train, hotel, flight, route, hike, hiking, museum, castle, lake, zoo, camping, ticket,
        travelers, walk, sights, station, beach, ferry, picnic, visit`,
    },
    isSpanForWork: false,
    steps: [
      {
        title: "Fix the frame",
        todo: "Write down the day, the starting point, who comes along and what nobody should have to do{people}{deadline}{span}.",
        check: "Everybody who comes along has seen the list and said what does not work for them.",
        who: "you",
        share: 10,
      },
      {
        title: "Collect three to five places",
        todo: "For each place note the way there, the opening hours, what it costs, a link and the date of the page{limits}{sources}.",
        check:
          'Each line has a link to the place\'s own page. What is not stated there is marked "not stated", never guessed.',
        who: "tool",
        share: 30,
      },
      {
        title: "Choose one, and one for bad weather",
        todo: "Compare the places with your frame, and cross out each one that breaks a limit.",
        check: "You can say in one sentence why this place won.",
        who: "you",
        share: 10,
      },
      {
        title: "Put the day in order",
        todo: "List the way there, breaks, meals and the way back with times, and leave room at each change.",
        check:
          "The last connection home is named, and somebody has looked it up on the operator's own page.",
        who: "tool",
        share: 25,
      },
      {
        title: "Add it up",
        todo: "Add tickets, entry, food and a tenth for surprises{budget}.",
        check: "The total is within the limit, or the plan says what is left out.",
        who: "either",
        share: 10,
      },
      {
        title: "Book and tell",
        todo: "Book what has to be booked, and send everybody one page with times and a meeting place.",
        check: "You have the confirmations, and each person has the page.",
        who: "you",
        share: 15,
      },
    ],
    stopWhen: [
      "a time, a price or an opening day cannot be found on an official page",
      "the total goes over the limit",
      "the next step would book, pay or log in",
    ],
    person: [
      "Booking and paying, and everything that needs a password",
      "Deciding whether the way is easy enough for the person who walks least",
    ],
    asks: {
      deadline: "On which day, and from what time to what time?",
      people: "How many people come along, and does one of them need something special?",
      budget: "How much may it cost, in all or for each person?",
      limits: "What must not happen, such as long walks, stairs or late trains?",
      forbidden: "What may a tool not do on its own, such as book or pay?",
    },
  },
];
