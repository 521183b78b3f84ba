/** What most cars of the agency have, as the form of a new car begins. */
export const usualCar: Readonly<Record<string, string>> = {
  colour: "#EBE8E1",
  transmission: "manual",
  fuel: "petrol",
  seats: "5",
  doors: "5",
  airConditioning: "on",
  orSimilar: "on",
  minDriverAge: "19",
};
