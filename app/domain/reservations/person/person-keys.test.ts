import { describe, expect, test } from "vitest";
import { isSamePerson, personKeys, type NamedPerson } from "./person-keys.ts";

const emina: NamedPerson = {
  firstName: "Emina",
  lastName: "Hadžić-Đulić",
  dateOfBirth: "1988-04-12",
  email: "emina@example.com",
  phone: "+38761123456",
};
const other: NamedPerson = {
  firstName: "Jonas",
  lastName: "Weber",
  dateOfBirth: "1979-11-30",
  email: "jonas@example.org",
  phone: "+4930901820",
};
const isEmina = (person: Partial<NamedPerson>) =>
  isSamePerson(personKeys(emina), personKeys({ ...other, ...person }));

test("one of the mailbox, the phone, and the name with the date of birth is enough", () => {
  expect(isEmina({})).toBe(false);
  expect(isEmina({ email: emina.email })).toBe(true);
  expect(isEmina({ phone: emina.phone })).toBe(true);
  const { firstName, lastName, dateOfBirth } = emina;
  expect(isEmina({ firstName, lastName, dateOfBirth })).toBe(true);
});

describe("a name", () => {
  const { lastName, dateOfBirth } = emina;
  test("is the same without its marks", () => {
    expect(isEmina({ firstName: "EMINA", lastName: "Hadzic Djulic", dateOfBirth })).toBe(true);
  });
  test("alone is nobody, and a namesake of another age is another", () => {
    expect(isEmina({ firstName: "Emina", lastName, dateOfBirth: undefined })).toBe(false);
    expect(isEmina({ firstName: "Emina", lastName, dateOfBirth: "1988-04-13" })).toBe(false);
    expect(isEmina({ firstName: "Amina", lastName, dateOfBirth })).toBe(false);
  });
});

describe("a mailbox", () => {
  const same = (one: string, two: string) =>
    isSamePerson(personKeys({ ...emina, email: one }), personKeys({ ...other, email: two }));
  test.each([
    ["emina@example.com", " Emina@EXAMPLE.com "],
    ["emina@example.com", "emina+rent@example.com"],
    ["emina@example.com", "emina+a+b@example.com"],
    ["e.mina@gmail.com", "emina@gmail.com"],
    ["emina@googlemail.com", "E.Mina+x@gmail.com"],
  ])("%s is %s", (one, two) => expect(same(one, two)).toBe(true));
  test.each([
    ["emina@example.com", "e.mina@example.com"],
    ["emina@example.com", "emina@example.org"],
    ["emina@gmail.com", "amina@gmail.com"],
    ["+@example.com", "+x@example.com"],
    ["", ""],
    ["@example.com", "@example.com"],
    ["emina", "emina"],
  ])("%s is not %s", (one, two) => {
    expect(same(one, two)).toBe(false);
  });
});

test("who has told nothing is nobody, and not the next one who has told nothing", () => {
  const nobody: NamedPerson = { firstName: "", lastName: "", email: "", phone: "" };
  expect(personKeys(nobody)).toEqual([]);
  expect(isSamePerson(personKeys(nobody), personKeys(nobody))).toBe(false);
});
