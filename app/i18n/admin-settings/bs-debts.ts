/** The settings of reminders to customers who owe, in Bosnian. */
export const debts = {
  firstReminderDays: {
    label: "Prvi podsjetnik nakon",
    what: "Od povrata ili od dodatno obračunate stavke. 0: ne šalje se",
  },
  secondReminderDays: { label: "Drugi podsjetnik nakon", what: "0: ne šalje se" },
  thirdReminderDays: { label: "Treći podsjetnik nakon", what: "0: ne šalje se" },
};
