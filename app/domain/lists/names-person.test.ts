import { expect, test } from "vitest";
import { namesPerson } from "./names-person.ts";

const emina = {
  firstName: "Emina",
  lastName: "Hadžić-Đulić",
  email: "emina@example.ba",
  phone: "+38761123456",
  code: "7K2M9QX4TB",
};

test.each([
  "Emina",
  "emina hadzic",
  "hadžić",
  "Hadzic-Djulic",
  "DULIĆ, EMINA",
  "EMINA@example.ba",
  "mailto emina@example.ba",
  "061 123 456",
  "+387 61 123-456",
  "123456",
  "EP-7K2M9-QX4TB",
  "7k2m9 qx4tb",
])("%j names her", (text) => expect(namesPerson(text, emina)).toBe(true));

test.each(["", "em", "Eminovac", "example.ba", "061", "EP", "Jonas Weber", "12345", "Golf 8"])(
  "%j does not",
  (text) => expect(namesPerson(text, emina)).toBe(false),
);

test("what is not known of somebody names nobody", () => {
  const nobody = { firstName: "", lastName: "", email: "", phone: "", code: "" };
  for (const text of ["", "-", "@", "Emina", "123456", "EP-7K2M9-QX4TB"])
    expect(namesPerson(text, nobody)).toBe(false);
});
