/** The settings of reminders to customers who owe: what each is called, and what it changes. */
export const debts = {
  firstReminderDays: {
    label: "First reminder after",
    what: "After the return, or after something was charged. 0: none is sent",
  },
  secondReminderDays: { label: "Second reminder after", what: "0: none is sent" },
  thirdReminderDays: { label: "Third reminder after", what: "0: none is sent" },
};
