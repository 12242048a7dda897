import type { AboutMe as Said, Classifiers } from '@evenkeel/api-client/contract/profile'
import { useQuery } from '@evenkeel/api-client/react'
import { Form, SubmitButton } from '@evenkeel/ui/form'
import { Skeleton } from '@evenkeel/ui/skeleton'
import type { ReactNode } from 'react'
import { ProfileCard } from '../shared/profile-card.tsx'
import { QueryView } from '../shared/query-view.tsx'
import * as words from '../words/profile.generated.ts'
import { Dependents } from './dependents.tsx'
import { type AboutMeFormState, useAboutMeForm } from './use-about-me-form.tsx'
import { FamilyStatus } from '@evenkeel/engine'
import { hasSpouse, toChoices } from './about-me-form.ts'

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
function AboutMeFields({ choices, form }: AboutMeFieldsProps) {
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

interface SaidProps {
  readonly said: Said
  readonly choices: Classifiers
}

function AboutMeForm({ said, choices }: SaidProps) {
  const form = useAboutMeForm(said)
  return (
    <Form {...form.frame} label={words.aboutMe()}>
      <AboutMeFields choices={choices} form={form} />
      <SubmitButton busy={form.isBusy}>{words.save()}</SubmitButton>
    </Form>
  )
}

/** The form about the person and the one about their dependents, with the choices that both need. */
function WithChoices({
  height,
  children,
}: {
  readonly height: number
  readonly children: (props: SaidProps) => ReactNode
}) {
  const query = useQuery('aboutMe')
  const choices = useQuery('classifiers')
  const states = {
    label: words.loading(),
    skeleton: <Skeleton height={height} />,
    failedTitle: words.aboutMeFailed(),
  }
  return (
    <QueryView query={choices} {...states}>
      {(all) => (
        <QueryView query={query} {...states}>
          {(said) => children({ said, choices: all })}
        </QueryView>
      )}
    </QueryView>
  )
}

/** Asks who the person is, how they think about money, and who depends on them. Plans start from these answers. */
export function AboutMe() {
  return (
    <>
      <ProfileCard title={words.aboutYou()}>
        <WithChoices height={900}>{(props) => <AboutMeForm {...props} />}</WithChoices>
      </ProfileCard>
      <ProfileCard title={words.dependents()}>
        <WithChoices height={96}>
          {({ said, choices }) => <Dependents dependents={said.dependents} relations={choices.dependentRelations} />}
        </WithChoices>
      </ProfileCard>
    </>
  )
}
