import type { Classifiers } from '@evenkeel/api-client/contract/profile'
import { FamilyStatus } from '@evenkeel/engine'
import * as words from '../words/profile.generated.ts'
import { hasSpouse, toChoices } from './about-me-form.ts'
import type { AboutMeFormState } from './use-about-me-form.tsx'

interface AboutMeFieldsProps {
  readonly choices: Classifiers
  readonly form: AboutMeFormState
}

const twoColumns = 'grid items-start gap-4 @min-[480px]:grid-cols-2'

function SpouseFields({ form: { Field, values } }: Pick<AboutMeFieldsProps, 'form'>) {
  const whose = values.familyStatus === FamilyStatus.Married ? 'spouse' : 'partner'
  return (
    <div className={twoColumns}>
      <Field name="spouse.firstName" label={words.spouseFirstName({ whose })} />
      <Field name="spouse.dateOfBirth" label={words.spouseBorn({ whose })} />
      <Field name="spouse.annualIncome" label={words.spouseIncome({ whose })} />
    </div>
  )
}

/** Who the person is, who lives with them, and how they think about money. Every field is optional. */
export function AboutMeFields({ choices, form }: AboutMeFieldsProps) {
  const { Field, values } = form
  return (
    <>
      <div className={twoColumns}>
        <Field name="dateOfBirth" />
        <Field name="gender" choices={toChoices(choices.genders)} />
        <Field name="familyStatus" choices={toChoices(choices.familyStatuses)} />
        <Field name="annualIncome" />
      </div>
      {hasSpouse(values) && <SpouseFields form={form} />}
      <Field name="riskTolerance" choices={toChoices(choices.riskTolerances)} />
      <Field name="investmentType" choices={toChoices(choices.investmentTypes)} />
      <Field name="focusAreas" choices={toChoices(choices.focusAreas)} />
    </>
  )
}
