import type { Answer } from '@evenkeel/api-client/contract/endpoints'

/** The employer, as far as it has to be known to register. */
export interface Employer {
  readonly companyCode: string
  /** Null where somebody typed the code. */
  readonly name: string | null
  /** The work email by which the employer was found; empty where it was the code. */
  readonly email: string
}

export interface Contact {
  readonly email: string
  readonly phone: string
}

/** What a match with the employer's records gives: the token for the next steps, and what the employer asks of passwords. */
type Matched = Answer<'validateUser'>

/** Where somebody stands; each step brings along what the ones before it found. */
export type RegistrationState =
  | { readonly step: 'company' }
  | { readonly step: 'validators'; readonly employer: Employer }
  | {
      readonly step: 'createAccount'
      readonly employer: Employer
      readonly matched: Matched
      readonly contact: Contact
    }
  | {
      readonly step: 'createPassword'
      readonly employer: Employer
      readonly matched: Matched
      readonly contact: Contact
      readonly verificationToken: string
    }

/** The three steps of the specification, after the employer is known. */
const steps = ['validators', 'createAccount', 'createPassword'] as const

/** 'Step 2 of 3'; null while the employer is looked for. */
export function progressOf({ step }: RegistrationState): string | null {
  const at = steps.findIndex((name) => name === step)
  return at < 0 ? null : `Step ${at + 1} of ${steps.length}`
}

/** The step before, with what was typed there where it is still good; null at the beginning. */
export function stepBefore(state: RegistrationState): RegistrationState | null {
  switch (state.step) {
    case 'company':
      return null
    case 'validators':
      return { step: 'company' }
    case 'createAccount':
      return { step: 'validators', employer: state.employer }
    case 'createPassword': {
      const { employer, matched, contact } = state
      return { step: 'createAccount', employer, matched, contact }
    }
  }
}
