import { passwordFaults, type PasswordPolicy, shortestPassword } from '@evenkeel/api-client/contract/password-rules'
import { Icon } from '@evenkeel/ui/icon'
import { WordInput } from '@evenkeel/ui/word-input'
import { VisuallyHidden } from '@evenkeel/ui/visually-hidden'

/** Longer than any rule asks for, and not so long that hashing it becomes an attack. */
const MOST_CHARACTERS = 128

const lengthOf = (policy: PasswordPolicy) => [20001, `At least ${shortestPassword[policy]} characters`] as const
const notTheEmail = [20005, 'No part of your email'] as const

/** The rules in words, by the code that a broken one answers. Source: specification, section 5. */
const rules = {
  standard: [
    lengthOf('standard'),
    [20002, 'A lowercase and an uppercase letter'],
    [20004, 'A number'],
    [20003, 'A special character'],
    notTheEmail,
  ],
  long: [lengthOf('long'), notTheEmail],
} as const

export interface TypedTwice {
  readonly password: string
  readonly confirmation: string
}

interface NewPasswordFieldsProps {
  /** What the call names the first of the two; the second is `confirmPassword`. */
  readonly name: 'password' | 'newPassword'
  /** What the employer asks of it. */
  readonly policy: PasswordPolicy
  /** Whose password it is: no part of this may stand in it. */
  readonly userName: string
  readonly value: TypedTwice
  readonly onChange: (value: TypedTwice) => void
}

/** The rules, each ticked off as it is kept. */
function Rules({
  policy,
  password,
  userName,
}: Pick<NewPasswordFieldsProps, 'policy' | 'userName'> & { readonly password: string }) {
  const faults = passwordFaults(policy, password, userName)
  return (
    <ul aria-label="Your password needs" className="-mt-1 flex flex-col gap-1.5 text-label font-normal text-text-muted">
      {rules[policy].map(([code, words]) => {
        const isKept = password !== '' && !faults.includes(code)
        return (
          <li key={code} className="flex items-center gap-2">
            <Icon
              name={isKept ? 'check' : 'minus'}
              size={16}
              className={isKept ? 'text-positive' : 'text-text-subtle'}
            />
            {words}
            <VisuallyHidden>{isKept ? ', done' : ', not yet'}</VisuallyHidden>
          </li>
        )
      })}
    </ul>
  )
}

/**
 * A new password, typed twice, over the rules. The rules inform and do not stop: what is used again or guessed early only the
 * server knows, so whether it is good the server says.
 */
export function NewPasswordFields({ name, policy, userName, value, onChange }: NewPasswordFieldsProps) {
  const { password, confirmation } = value
  return (
    <>
      <WordInput
        type="password"
        name={name}
        label="New password"
        required
        maxLength={MOST_CHARACTERS}
        autoComplete="new-password"
        hint={policy === 'long' ? 'A few words of your own will do. Nothing that everybody quotes.' : undefined}
        value={password}
        onChange={(next) => onChange({ ...value, password: next })}
      />
      <Rules policy={policy} password={password} userName={userName} />
      <WordInput
        type="password"
        name="confirmPassword"
        label="New password again"
        required
        maxLength={MOST_CHARACTERS}
        autoComplete="new-password"
        validate={(text) => (text !== '' && text !== password ? 'Passwords do not match.' : undefined)}
        value={confirmation}
        onChange={(next) => onChange({ ...value, confirmation: next })}
      />
    </>
  )
}
