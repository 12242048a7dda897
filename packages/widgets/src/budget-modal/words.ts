/** The wording that the specification fixes (BUD-02 to BUD-11, Q-BUD-4). */
export const budgetWords = {
  createTitle: 'Create a budget',
  editTitle: 'Edit your budget',
  choose: 'Choose one',
  taken: 'You already have a budget for this category. Saving this budget will overwrite the existing one.',
  autoRenew: 'Your budget will auto-renew at the start of each month with the new amount.',
  delete: 'Delete this budget',
  confirmDelete: 'Delete this budget?',
} as const
