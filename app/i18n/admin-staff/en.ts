import { bilingual } from "../bilingual.ts";
import type { LetterFate } from "../../domain/settings/carrier.ts";
import { bs } from "./bs.ts";
import { minPasswordLength } from "../../domain/staff/password-field.ts";
import type { StaffRole } from "../../domain/staff/roles.ts";

const en = {
  busy: "One moment…",
  moment: (date: string, time: string) => `${date}, ${time}`,
  faultTitle: "Please correct the following:",
  tooMany: (minutes: number) =>
    `Too many attempts. Please try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`,
  passwordHelp: `At least ${minPasswordLength} characters. A sentence is easier to remember than a puzzle.`,

  confirm: {
    title: "Enter your password again",
    lead: "This page asks for your password if you have not entered it in the last 15 minutes.",
    password: "Password",
    code: "Code from the app",
    codeHelp: "Or one of your recovery codes",
    submit: "Continue",
    missing: "Please enter your password",
    wrong: "The password is wrong",
    wrongWithCode: "The password or the code is wrong",
    back: "Not now",
  },

  account: {
    title: "Your account",
    member: (email: string, role: string) => `${email} · ${role}`,
    password: {
      title: "Password",
      lead: "A new password signs you out everywhere else.",
      now: "Current password",
      next: "New password",
      again: "New password, once more",
      submit: "Change the password",
      done: "Your password has been changed. You have been signed out everywhere else.",
      missing: "Please enter your current password",
      wrong: "The current password is wrong",
    },
    twoStep: {
      title: "Second step",
      on: "On",
      off: "Off",
      lead: "With a second step, the password alone opens nothing: an app on your phone makes a code for each sign-in.",
      isOn: (left: string) => `Signing in asks for a code from your app. ${left}`,
      left: (count: number) =>
        count === 0
          ? "No recovery codes are left. Make new ones."
          : count === 1
            ? "One recovery code is left."
            : `${count} recovery codes are left.`,
      set: "Set it up",
      change: "Change it",
    },
    sessions: {
      title: "Where you are signed in",
      lead: "If you do not recognise a device, sign it out and change your password.",
    },
  },

  sessions: {
    caption: "Devices that are signed in",
    device: "Device",
    since: "Signed in",
    seen: "Last seen",
    this: "this device",
    on: (browser: string, system: string) => `${browser} on ${system}`,
    unknown: "Unknown device",
    end: "Sign out",
    endOf: (device: string) => `Sign out: ${device}`,
    endOthers: "Sign out everywhere else",
    endOthersTitle: "Sign out everywhere else?",
    endOthersText: "Every other device has to sign in again. This one stays.",
    endAll: "Sign out everywhere",
    endAllTitle: (name: string) => `Sign ${name} out everywhere?`,
    endAllText: "Anything typed but not saved on these devices will be lost.",
    none: "Not signed in on any device.",
    ended: (count: number) =>
      count === 0
        ? "No device was signed in any more."
        : count === 1
          ? "One device was signed out."
          : `${count} devices were signed out.`,
  },

  twoStep: {
    title: "Second step",
    back: "Back to your account",
    password: "Password",
    missing: "Please enter your password",
    wrong: "The password is wrong",
    begin: {
      title: "Set up the second step",
      lead: "You need an app that makes codes on your phone, such as Google Authenticator, Microsoft Authenticator, 2FAS or a password manager. First, your password:",
      submit: "Continue",
    },
    scan: {
      title: "Scan the picture with the app",
      lead: "Or enter the key by hand. Then enter the code that the app shows.",
      picture: "Picture for the app: the key as a QR code",
      key: "Key",
      code: "Code from the app",
      help: "Six digits",
      submit: "Turn it on",
      wrong: "This code is not correct. Check that the time on your phone is correct.",
      lost: "This took too long. Please start again.",
    },
    codes: {
      title: "Your recovery codes",
      on: "The second step is on.",
      lead: "Each code opens your account once when you do not have your phone. They are shown only now: store them separately from your phone.",
      copy: "Copy",
      copied: "Copied",
      print: "Print",
      download: "Save as a file",
      file: "eternal-pro-recovery-codes.txt",
      done: "I have saved them",
    },
    fresh: {
      title: "New recovery codes",
      lead: "Your current codes will stop working.",
      submit: "Make new codes",
    },
    off: {
      title: "Turn the second step off",
      lead: "From then on the password alone signs you in.",
      submit: "Turn it off",
      done: "The second step is off.",
    },
  },

  staff: {
    caption: "Members of the staff",
    name: "Name",
    role: "Role",
    state: "State",
    seen: "Last seen",
    never: "never",
    twoStep: "Second step",
    twoStepOn: "on",
    twoStepOff: "off",
    active: "Active",
    disabled: "Disabled",
    you: "you",
    roles: {
      owner: "Can do everything, and manages the staff.",
      manager: "Can do everything except manage the staff and erase customers’ data.",
      agent: "Sees everything needed at the desk, and takes, changes and cancels reservations.",
      accountant: "Sees everything needed at the desk and the audit logs, and exports lists.",
      viewer: "Sees everything needed at the desk, and changes nothing.",
    } satisfies Record<StaffRole, string> as Record<StaffRole, string>,
    invite: {
      title: "Invite somebody",
      lead: "They get a link by e-mail that can be used once, within 72 hours.",
      name: "Name",
      email: "E-mail",
      role: "Role",
      language: "Language of the e-mail",
      languages: { "en-us": "English", ba: "Bosnian" },
      choose: "Please choose",
      submit: "Send the invitation",
      done: {
        sent: (email: string) => `The invitation was sent to ${email}.`,
        kept: (email: string) =>
          `The invitation to ${email} is kept on this server. Open it under Settings, E-mail, and pass the link on.`,
        held: (email: string) =>
          `The invitation to ${email} waits: e-mails do not leave this server until the agency has its own phone and e-mail address.`,
      } satisfies Record<LetterFate, unknown>,
      refusals: {
        "is-member": "Somebody with this address is already a member.",
        "is-invited": "This address has already been invited. Send that invitation again.",
        "not-open": "This invitation was used or withdrawn in the meantime.",
      },
    },
    open: {
      title: "Open invitations",
      none: "Nobody is invited at the moment.",
      until: (moment: string) => `until ${moment}`,
      over: "expired",
      resend: "Send again",
      resendOf: (name: string) => `Send the invitation to ${name} again`,
      withdraw: "Withdraw",
      withdrawOf: (name: string) => `Withdraw the invitation to ${name}`,
      resent: {
        sent: (email: string) =>
          `A new link was sent to ${email}; the previous one no longer works.`,
        kept: (email: string) =>
          `A new link to ${email} is kept on this server, under Settings, E-mail; the previous one no longer works.`,
        held: (email: string) =>
          `A new link to ${email} waits: e-mails do not leave this server until the agency has its own phone and e-mail address.`,
      } satisfies Record<LetterFate, unknown>,
      withdrawn: "The invitation has been withdrawn, and its link no longer works.",
    },
  },

  member: {
    role: {
      title: "Role",
      submit: "Change the role",
      done: "The role has been changed. It applies from the next click.",
    },
    state: {
      title: "Access",
      isOn: "This member may sign in.",
      isOff: "This member may not sign in.",
      disable: "Disable",
      disableTitle: (name: string) => `Disable ${name}?`,
      disableText:
        "They will be signed out everywhere at once. Nothing that they did is lost, and you can enable them again.",
      enable: "Enable",
      disabled: "The member has been disabled and signed out everywhere.",
      enabled: "The member may sign in again.",
    },
    help: {
      title: "Help with signing in",
      lead: "A forgotten password: a link by e-mail sets a new one. It can be used once, within 72 hours.",
      send: "Send a link for a new password",
      done: {
        sent: (email: string) => `The link was sent to ${email}.`,
        kept: (email: string) =>
          `The link to ${email} is kept on this server. Open it under Settings, E-mail, and pass it on.`,
        held: (email: string) =>
          `The link to ${email} waits: e-mails do not leave this server until the agency has its own phone and e-mail address.`,
      } satisfies Record<LetterFate, unknown>,
      twoStep:
        "A lost phone without recovery codes: turn the second step off so that it can be set up again.",
      remove: "Turn the second step off",
      removeTitle: (name: string) => `Turn off the second step for ${name}?`,
      removeText:
        "From then on the password alone signs them in. Make sure the request really comes from them.",
      removed: "The second step is off.",
    },
    sessions: { title: "Where they are signed in" },
    refusals: {
      stale: "Somebody has changed this member in the meantime. This is how it is now.",
      self: "You cannot change your own role or disable yourself. Another owner can.",
      "last-owner": "This is the last active owner, and there has to be one.",
      "not-owner": "You are no longer an owner.",
      disabled: "A disabled member gets no link. Enable them first.",
      unknown: "This is no longer possible.",
    },
  },

  invitation: {
    title: (name: string) => `Welcome, ${name}`,
    lead: (email: string, role: string) =>
      `You are invited to the back office of Eternal Pro as ${role}. You will sign in with ${email}.`,
    resetTitle: "A new password",
    resetLead: (email: string) => `For the account ${email}. All its devices will be signed out.`,
    name: "Your name",
    password: "Password",
    next: "New password",
    submit: "Create the account",
    resetSubmit: "Set the password",
    usedTitle: "This link no longer works",
    usedLead:
      "It was used, withdrawn or replaced by a newer one, or it is older than 72 hours. Ask an owner for a new one.",
    taken: "There is already an account with this address.",
    toSignIn: "Sign in",
    madeTitle: "The password is set",
    madeLead: "You can sign in with it now.",
  },
};

export type Words = typeof en;

/** The words of a member's own account, and of the staff as owners see it. */
export const adminStaffWords = bilingual<Words>(en, bs);
