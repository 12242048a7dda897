/** The steps of a debt plan, in their order. The first one is not in the address. */
export const debtSteps = [
  { id: 'strategy', label: 'Paydown strategy' },
  { id: 'debts', label: 'Identify debts' },
  { id: 'review', label: 'Review your information' },
  { id: 'preview', label: 'Preview your plan' },
] as const

export type DebtStep = (typeof debtSteps)[number]['id']

/** Returns the step that an address names; the first one if it names none, or one that does not exist. */
export const stepOfAddress = (search: URLSearchParams): (typeof debtSteps)[number] =>
  debtSteps.find(({ id }) => id === search.get('step')) ?? debtSteps[0]
