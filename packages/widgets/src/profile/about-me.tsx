import type { AboutMe as SavedAboutMe, Classifiers } from '@evenkeel/api-client/contract/profile'
import { useQuery, useChange } from '@evenkeel/api-client/react'
import { Form, SubmitButton } from '@evenkeel/ui/form'
import { Skeleton, SkeletonText } from '@evenkeel/ui/skeleton'
import { type ReactNode, useEffect, useRef } from 'react'
import { ChoicesShape, FieldsSkeleton } from '../shared/field-skeletons.tsx'
import { ProfileCard } from '../shared/profile-card.tsx'
import { QueryView } from '../shared/query-view.tsx'
import * as words from '../words/profile.generated.ts'
import { Dependents } from './dependents.tsx'
import { FamilyStatus } from '@evenkeel/engine'
import { hasSpouse, toChoices, toAboutMeDraft, toAboutMeRequest } from './about-me-form.ts'
import { aboutMeFields } from '@evenkeel/api-client/contract/forms/profile'
import { Checklist } from '@evenkeel/ui/checklist'
import { formControls } from '@evenkeel/ui/form-controls'
import { type ControlProps, createUseForm } from '@evenkeel/ui/use-form'
import { withSaving } from '../shared/saved-form.ts'

function AreasControl({ frame, meta: { choices = [] }, value, onChange }: ControlProps) {
  const chosen: readonly unknown[] = Array.isArray(value) ? value : []
  return (
    <Checklist
      label={frame.label}
      items={choices.map((choice) => ({ id: String(choice.value), label: String(choice.label) }))}
      checked={chosen.map(String)}
      onChange={(ids) => onChange(choices.map((choice) => choice.value).filter((area) => ids.includes(String(area))))}
      emptyText={words.nothingToChoose()}
    />
  )
}

const useProfileFields = withSaving(
  createUseForm({ ...formControls, list: { Control: AreasControl, empty: [], fault: () => undefined } }),
)

/** Shows what is saved when it changes: by an undo, or in another tab. */
function useFollowSaved<Values>(saved: Values, follow: (saved: Values) => void): void {
  const text = JSON.stringify(saved)
  const known = useRef(text)
  useEffect(() => {
    if (known.current === text) return
    known.current = text
    follow(saved)
  })
}

/** Returns the form about the person, filled with what is saved. */
function useAboutMeForm(said: SavedAboutMe) {
  const change = useChange('saveAboutMe')
  const defaults = toAboutMeDraft(said)
  const form = useProfileFields({
    form: aboutMeFields,
    name: words.aboutYou(),
    defaults,
    submit: (body) => change.run({ body: toAboutMeRequest(body) }),
    done: words.aboutMeSaved(),
  })
  useFollowSaved(defaults, form.follow)
  return form
}

type AboutMeFormState = ReturnType<typeof useAboutMeForm>

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
  readonly said: SavedAboutMe
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

/** As high as the form of a person without a partner, so that the next card stays below the screen. */
const AboutYouSkeleton = () => (
  <div style={{ minHeight: 880 }}>
    <FieldsSkeleton rows={[2, 2, 1]}>
      <ChoicesShape widths={[20, 44, 34, 38, 24, 30, 26, 36, 28, 32]} />
    </FieldsSkeleton>
  </div>
)

/** A sentence over its button. */
const DependentsSkeleton = () => (
  <div className="flex flex-col items-start gap-4">
    <SkeletonText lines={2} />
    <Skeleton width={160} height={40} />
  </div>
)

/** The form about the person and the one about their dependents, with the choices that both need. */
function WithChoices({
  skeleton,
  children,
}: {
  readonly skeleton: ReactNode
  readonly children: (props: SaidProps) => ReactNode
}) {
  const query = useQuery('aboutMe')
  const choices = useQuery('classifiers')
  const states = {
    label: words.loading(),
    skeleton,
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
        <WithChoices skeleton={<AboutYouSkeleton />}>{(props) => <AboutMeForm {...props} />}</WithChoices>
      </ProfileCard>
      <ProfileCard title={words.dependents()}>
        <WithChoices skeleton={<DependentsSkeleton />}>
          {({ said, choices }) => <Dependents dependents={said.dependents} relations={choices.dependentRelations} />}
        </WithChoices>
      </ProfileCard>
    </>
  )
}
