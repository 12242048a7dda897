import * as words from '../words/debt-steps.generated.ts'

/** The steps of a debt plan, in their order. The first one is not in the address. */
export const debtSteps = [
  {
    id: 'strategy',
    get label() {
      return words.paydownStrategy()
    },
  },
  {
    id: 'debts',
    get label() {
      return words.identifyDebts()
    },
  },
  {
    id: 'review',
    get label() {
      return words.reviewYourInformation()
    },
  },
  {
    id: 'preview',
    get label() {
      return words.previewYourPlan()
    },
  },
] as const

export type DebtStep = (typeof debtSteps)[number]['id']

/** Returns the step that an address names; the first one if it names none, or one that does not exist. */
export const stepOfAddress = (search: URLSearchParams): (typeof debtSteps)[number] =>
  debtSteps.find(({ id }) => id === search.get('step')) ?? debtSteps[0]
