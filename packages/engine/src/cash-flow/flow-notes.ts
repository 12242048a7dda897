/** What every explanation of income and spending says about them. The rule itself is `toFlow`. */
export const flowNotes = {
  income: 'Money in; refunds and money onto cards and loans are not income.',
  spending: 'Money out, less refunds.',
  leftOut:
    'Hidden ones, transfers between own accounts, accounts hidden from cash flow and other currencies are left out.',
  source: "Evenkeel's own rule for what counts as income and spending",
} as const
