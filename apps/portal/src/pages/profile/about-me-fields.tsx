import type { Classifiers } from '@evenkeel/api-client/contract/profile'
import { FamilyStatus } from '@evenkeel/api-client/contract/profile-choices'
import { Checklist } from '@evenkeel/ui/checklist'
import { Input, lifeDateFault } from '@evenkeel/ui/input'
import { TextInput } from '@evenkeel/ui/text-input'
import { useToday } from '@evenkeel/widgets/shared/today.tsx'
import { type AboutMeDraft, hasSpouse } from './about-me-form.ts'
import { OptionalRadios, OptionalSelect } from './optional-choice.tsx'

interface AboutMeFieldsProps {
  readonly choices: Classifiers
  readonly draft: AboutMeDraft
  readonly put: (part: Partial<AboutMeDraft>) => void
}

const twoColumns = 'grid items-start gap-4 @min-[480px]:grid-cols-2'

interface BirthFieldProps {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A day of birth, by the rules and messages of the date form field. */
export function BirthField(props: BirthFieldProps) {
  const today = useToday()
  return <Input type="date" optional validate={(typed) => lifeDateFault(typed, { asOf: today })} {...props} />
}

function SpouseFields({ draft, put }: Omit<AboutMeFieldsProps, 'choices'>) {
  const whose = draft.familyStatus === String(FamilyStatus.MARRIED) ? 'spouse' : 'partner'
  return (
    <div className={twoColumns}>
      <TextInput
        name="spouse.firstName"
        label={`First name of your ${whose}`}
        optional
        value={draft.spouseFirstName}
        onChange={(spouseFirstName) => put({ spouseFirstName })}
      />
      <BirthField
        name="spouse.dateOfBirth"
        label={`Your ${whose} was born`}
        value={draft.spouseDateOfBirth}
        onChange={(spouseDateOfBirth) => put({ spouseDateOfBirth })}
      />
      <Input
        type="currency"
        subtype="positive"
        name="spouse.annualIncome"
        label={`Annual income of your ${whose}`}
        optional
        value={draft.spouseAnnualIncome}
        onChange={(spouseAnnualIncome) => put({ spouseAnnualIncome })}
      />
    </div>
  )
}

/** Who the person is, who lives with them, and how they look at money. All of it can be left open. */
export function AboutMeFields({ choices, draft, put }: AboutMeFieldsProps) {
  return (
    <>
      <div className={twoColumns}>
        <BirthField
          name="dateOfBirth"
          label="Date of birth"
          value={draft.dateOfBirth}
          onChange={(dateOfBirth) => put({ dateOfBirth })}
        />
        <OptionalSelect
          name="gender"
          label="Gender"
          choices={choices.genders}
          value={draft.gender}
          onChange={(gender) => put({ gender })}
        />
        <OptionalSelect
          name="familyStatus"
          label="Family status"
          choices={choices.familyStatuses}
          value={draft.familyStatus}
          onChange={(familyStatus) => put({ familyStatus })}
        />
        <Input
          type="currency"
          subtype="positive"
          name="annualIncome"
          label="Annual income"
          optional
          hint="Before taxes"
          value={draft.annualIncome}
          onChange={(annualIncome) => put({ annualIncome })}
        />
      </div>
      {hasSpouse(draft) && <SpouseFields draft={draft} put={put} />}
      <OptionalRadios
        name="riskTolerance"
        label="How you feel about risk"
        choices={choices.riskTolerances}
        value={draft.riskTolerance}
        onChange={(riskTolerance) => put({ riskTolerance })}
      />
      <OptionalSelect
        name="investmentType"
        label="How you like to invest"
        choices={choices.investmentTypes}
        value={draft.investmentType}
        onChange={(investmentType) => put({ investmentType })}
      />
      <Checklist
        label="What matters most to you"
        items={choices.focusAreas.map(({ id, name }) => ({ id: String(id), label: name }))}
        checked={draft.focusAreas}
        onChange={(areas) => put({ focusAreas: areas })}
        emptyText="There is nothing to choose from."
      />
    </>
  )
}
