import { ConfirmDialog } from '@evenkeel/ui/confirm-dialog'
import type { ProfileQuestion as Question } from './use-plan-form.ts'

const fieldNames: Readonly<Record<string, string>> = {
  annualIncome: 'annual income',
  dateOfBirth: 'date of birth',
  relationshipStatus: 'relationship status',
  riskTolerance: 'comfort with risk',
  investmentType: 'way of investing',
}

const listed = new Intl.ListFormat('en-US', { style: 'long', type: 'conjunction' })

/** Asked before a commit that changes the profile; declining commits nothing. */
export function ProfileQuestion({ question }: { readonly question: Question | null }) {
  if (question === null) return null
  const { changedFields, accept, decline } = question
  const names = listed.format(changedFields.map((field) => fieldNames[field] ?? field))
  return (
    <ConfirmDialog
      open
      icon="person"
      title="Update your profile too?"
      acceptLabel="Commit and update"
      cancelLabel="Not now"
      onAccept={accept}
      onCancel={decline}
    >
      <p className="text-body text-text-muted">
        Your plan says something else than your profile about your {names}. With the plan, your profile takes it over.
        Otherwise nothing is committed.
      </p>
    </ConfirmDialog>
  )
}
