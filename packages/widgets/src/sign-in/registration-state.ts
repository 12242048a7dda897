import type { Answer } from '@evenkeel/api-client/contract/endpoints'
import * as words from '../words/sign-in.generated.ts'

/** What registration needs to know about the employer. */
export interface Employer {
  readonly companyCode: string
  /** Null if the code was typed. */
  readonly name: string | null
}

/** An employer with its own sign-on. */
export interface SignOn {
  readonly name: string
  readonly ssoUrl: string
}

export interface Contact {
  readonly email: string
  readonly phone: string
}

/** The answer to a match with the employer's records: the token for the next steps, and the employer's password rules. */
type Matched = Answer<'validateUser'>

/** The current step, with what the earlier steps returned. */
export type RegistrationState =
  /** With a sign-on once the employer is found that has one. */
  | { readonly step: 'company'; readonly signOn?: SignOn }
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

/** The three steps of the specification, which follow once the employer is known. */
const steps = ['validators', 'createAccount', 'createPassword'] as const

/** Returns 'Step 2 of 3'; null until the employer is known. */
export function progressText({ step }: RegistrationState): string | null {
  const at = steps.findIndex((name) => name === step)
  return at < 0 ? null : words.stepOf({ step: String(at + 1), steps: String(steps.length) })
}

/** Returns the step before with its typed values that are still valid; null at the beginning. */
export function stepBefore(state: RegistrationState): RegistrationState | null {
  switch (state.step) {
    case 'company':
      return state.signOn === undefined ? null : { step: 'company' }
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
