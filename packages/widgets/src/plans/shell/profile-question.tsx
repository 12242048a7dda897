import { LazyConfirm } from '../../shared/lazy-dialog.tsx'
import * as words from '../../words/drafts.generated.ts'
import type { ProfileQuestion as Question } from './use-plan-form.ts'

/** The names of the profile's own fields. */
const profileNames: Readonly<Record<string, () => string>> = {
  annualIncome: words.annualIncome,
  dateOfBirth: words.dateOfBirth,
  relationshipStatus: words.relationshipStatus,
  spouseDateOfBirth: words.partnerBirth,
  spouseAnnualIncome: words.partnerIncome,
  riskTolerance: words.riskTolerance,
  investmentType: words.investmentType,
}

/** The fields of a plan's form, by their paths. */
type Fields = Readonly<Record<string, { readonly label: string | (() => string) }>>

/** Returns the label of a field, or of the first field in a group such as a pension. */
function nameOf(changed: string, fields: Fields): string {
  const named = profileNames[changed]
  if (named !== undefined) return named()
  const path = Object.keys(fields).find((name) => name === changed || name.startsWith(`${changed}.`))
  const label = path === undefined ? words.anotherAnswer : (fields[path]?.label ?? words.anotherAnswer)
  return typeof label === 'string' ? label : label()
}

export interface ProfileQuestionProps {
  readonly question: Question | null
  /** The form's fields, whose labels say what else would change. */
  readonly fields?: Fields
}

/** Asks before a commit that changes the profile; declining commits nothing. */
export function ProfileQuestion({ question, fields = {} }: ProfileQuestionProps) {
  if (question === null) return null
  const { changedFields, accept, decline } = question
  const names = [...new Set(changedFields.map((changed) => nameOf(changed, fields)))]
  return (
    <LazyConfirm
      icon="person"
      title={words.profileTitle()}
      acceptLabel={words.profileAccept()}
      cancelLabel={words.profileDecline()}
      onAccept={accept}
      onClose={decline}
    >
      <div className="text-body text-text-muted">
        <p>{words.profileDiffers()}</p>
        <ul className="my-2 list-disc pl-5 text-text">
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        <p>{words.profileTakes()}</p>
      </div>
    </LazyConfirm>
  )
}
