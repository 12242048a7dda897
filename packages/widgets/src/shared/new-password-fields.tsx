import { passwordFaults, type PasswordPolicy, minPasswordLength } from '@evenkeel/engine'
import { Icon } from '@evenkeel/ui/icon'
import type { FormState } from '@evenkeel/ui/use-form'
import { VisuallyHidden } from '@evenkeel/ui/visually-hidden'
import * as words from '../words/passwords.generated.ts'

const lengthRule = (policy: PasswordPolicy) =>
  [20001, () => words.atLeast({ least: String(minPasswordLength[policy]) })] as const
const notTheEmail = [20005, words.noEmailPart] as const

/** The rules in words, by the code of the failure that each one causes. Source: PWD-01 to PWD-06. */
const rules = {
  standard: [
    lengthRule('standard'),
    [20002, words.bothCases],
    [20004, words.oneNumber],
    [20003, words.oneSpecial],
    notTheEmail,
  ],
  long: [lengthRule('long'), notTheEmail],
} as const

interface RulesProps {
  /** The employer's rules for passwords. */
  readonly policy: PasswordPolicy
  /** The user name of the account: no part of it may be in the password. */
  readonly userName: string
  /** What is typed as the new password. */
  readonly password: string
}

interface NewPasswordFieldsProps<Name extends 'password' | 'newPassword'> extends RulesProps {
  /** Of a form with a new password and its confirmation. */
  readonly Field: FormState<unknown, Name | 'confirmPassword'>['Field']
  /** The call's name of the first field. */
  readonly name: Name
}

/** Lists the rules, each with a check mark once it is kept. */
function Rules({ policy, password, userName }: RulesProps) {
  const faults = passwordFaults(policy, password, userName)
  return (
    <ul
      aria-label={words.passwordNeeds()}
      className="-mt-1 flex flex-col gap-1.5 text-label font-normal text-text-muted"
    >
      {rules[policy].map(([code, text]) => {
        const isKept = password !== '' && !faults.includes(code)
        return (
          <li key={code} className="flex items-center gap-2">
            <Icon
              name={isKept ? 'check' : 'minus'}
              size={16}
              className={isKept ? 'text-positive' : 'text-text-subtle'}
            />
            {text()}
            <VisuallyHidden>{isKept ? words.kept() : words.notKept()}</VisuallyHidden>
          </li>
        )
      })}
    </ul>
  )
}

/**
 * Asks for a new password, typed twice, with the rules below. A broken rule does not block sending: only the server knows reused
 * and easily guessed passwords, so the server decides.
 */
export function NewPasswordFields<Name extends 'password' | 'newPassword'>({
  Field,
  name,
  ...typed
}: NewPasswordFieldsProps<Name>) {
  const { policy, password } = typed
  const hint = policy === 'long' ? words.passwordHint() : undefined
  return (
    <>
      <Field name={name} hint={hint} />
      <Rules {...typed} />
      <Field
        name="confirmPassword"
        check={(text) => (text !== '' && text !== password ? words.passwordsDiffer() : undefined)}
      />
    </>
  )
}
