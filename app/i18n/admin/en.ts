import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";
import type { SignInField } from "../../domain/staff/check-sign-in.ts";
import type { StaffRole } from "../../domain/staff/roles.ts";

const en = {
  backOffice: "Back office",
  toSite: "See the site",
  signOut: "Sign out",
  dark: "Dark look",
  light: "Light look",
  skip: "Skip to content",
  roles: {
    owner: "owner",
    manager: "manager",
    agent: "agent",
    accountant: "accountant",
    viewer: "viewer",
  } satisfies Record<StaffRole, string> as Record<StaffRole, string>,
  login: {
    title: "Sign in",
    email: "E-mail",
    password: "Password",
    show: "Show password",
    hide: "Hide password",
    remember: "Keep me signed in for 1 year",
    submit: "Sign in to Dashboard",
    busy: "Signing in...",
    notice: "This area is secure and monitored.",
    faultTitle: "Please correct the following:",
    faults: {
      email: "Please enter your e-mail address",
      password: "Please enter your password",
    } satisfies Record<SignInField, string> as Record<SignInField, string>,
    refusals: {
      wrong: "The e-mail address or the password is wrong",
      disabled: "Unauthorized access. Admin privileges required.",
      "no-user": "No user returned from authentication",
      failed: "Failed to sign in",
    },
    tooMany: (minutes: number) =>
      `Too many attempts. Please try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`,
    code: {
      title: "One more step",
      lead: "Enter the code that your app shows for Eternal Pro.",
      label: "Code from the app",
      help: "Six digits",
      recoveryLead: "Enter one of your recovery codes. Each can be used once.",
      recoveryLabel: "Recovery code",
      toRecovery: "Use a recovery code",
      toApp: "Use the app",
      submit: "Sign in",
      again: "Start again",
      missing: "Please enter the code",
      refusals: {
        wrong:
          "This code is not correct. The codes in the app change every 30 seconds, and each can be used once.",
        expired: "This took too long, or there were too many attempts. Please start again.",
      },
    },
  },
  forbidden: {
    title: "Unauthorized access. Admin privileges required.",
    lead: "Your account is not allowed to do this. Ask an owner.",
  },
  notFound: {
    title: "This page does not exist",
    lead: "The address may be old or mistyped.",
  },
  failure: {
    title: "Something went wrong on our side",
    lead: "Nothing has been changed. Please try again in a minute.",
  },
  unreached: {
    title: "The page did not load",
    lead: "The connection was lost, or a new version has just been installed. As soon as there is a connection the page loads by itself; if it does not, press the button.",
  },
  back: "To the reservations",
  settings: {
    title: "Settings",
    maintenance: "Maintenance",
    what: "While it is on, visitors see one page with your phone, WhatsApp and e-mail instead of the site, and nothing can be booked. Staff who are signed in still see the site. Reservation documents stay available.",
    on: "On",
    off: "Off",
    isOn: "The site is closed to visitors.",
    isOff: "The site is open.",
    since: (moment: string) => `Since ${moment}`,
    by: (name: string) => `switched by ${name}`,
    byCommand: "switched by a command on the server",
    turnOn: "Close the site",
    turnOff: "Open the site",
    turning: "One moment…",
    mayNot: "Only owners and managers can change this.",
  },
};

export type Words = typeof en;

/** The words of the back office. */
export const adminWords = bilingual<Words>(en, bs);
