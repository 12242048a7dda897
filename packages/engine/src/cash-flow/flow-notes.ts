/** What is to be known of income and spending wherever they are explained: one rule for all screens (`flow.ts`). */
export const flowNotes = {
  income: 'Money in; refunds are not income.',
  spending: 'Money out, less refunds.',
  leftOut:
    'Hidden ones, transfers between own accounts, accounts hidden from cash flow and other currencies are left out.',
  source: "Evenkeel's own rule for what counts as income and spending",
} as const
