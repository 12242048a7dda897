import type { FormSection } from '@evenkeel/api-client/contract/form'
import type { RetirementDraft } from '@evenkeel/api-client/contract/plan/retirement'
import type { PlanDetail } from '@evenkeel/api-client/contract/plans'
import { Button } from '@evenkeel/ui/button'
import { Form } from '@evenkeel/ui/form'
import { type Draft, type FormFailure, type FormFrame, type FormState, inWords, valueAt } from '@evenkeel/ui/use-form'
import { type ReactNode, useMemo } from 'react'
import * as words from '../../words/drafts.generated.ts'
import * as formWords from '../../words/plan-form.generated.ts'
import { DraftLine } from '../shell/draft-line.tsx'
import { ProfileQuestion } from '../shell/profile-question.tsx'
import { useDraftSaving } from '../shell/use-draft-saving.ts'
import { useNewestPlan } from '../shell/use-newest-plan.ts'
import { usePlanForm } from '../shell/use-plan-form.ts'
import { AccountsCard, useAccountChoice } from './accounts-card.tsx'
import { LinkedFieldNote } from './linked-field.tsx'
import { usePlanFields } from './plan-fields.tsx'
import type { PlanSpec } from './plan-spec.ts'
import { accountsSection, Beside, sectionId } from './form-parts.tsx'
import { SectionCard } from './section-card.tsx'
import { type PlanAccounts, usePlanAccounts } from './use-plan-accounts.ts'

export interface PlanFormProps {
  readonly plan: PlanDetail
  /** What the fields begin with in place of the plan's own input: the values of the retirement calculator. */
  readonly start?: RetirementDraft
  /** 'Add account', from the page around the form. */
  readonly addAccount?: ReactNode
  /** The screen whose address has the section; without one there is no list of them. */
  readonly screen?: string | undefined
  /** Shown next to the form; receives what is filled in so far. */
  readonly answer?: ((input: object) => ReactNode) | undefined
}

/** Returns the component of a plan's form. It renders nothing for another plan. */
export function planForm<Input, Output, Name extends string>(spec: PlanSpec<Input, Output, Name>) {
  return function SpecifiedForm({ plan, start, ...around }: PlanFormProps) {
    const { newest, round, takeTheirs } = useNewestPlan(plan, isPlanDetail)
    const defaults = spec.start(newest, round === 0 ? start : undefined)
    if (defaults === null) return null
    return <OpenForm key={round} {...{ ...around, plan: newest, spec, defaults }} onTakeTheirs={takeTheirs} />
  }
}

const isPlanDetail = (plan: PlanDetail): plan is PlanDetail => plan !== null

interface OpenFormProps<Input, Output, Name extends string> extends Omit<PlanFormProps, 'start'> {
  readonly spec: PlanSpec<Input, Output, Name>
  readonly defaults: Draft<Input> & object
  readonly onTakeTheirs: () => void
}

function OpenForm<Input, Output, Name extends string>(props: OpenFormProps<Input, Output, Name>) {
  const { plan, spec, defaults, addAccount, screen, answer, onTakeTheirs } = props
  const { links } = spec
  const actions = usePlanForm(plan.planType)
  const form = usePlanFields({
    form: spec.form,
    defaults,
    prefix: 'input',
    submit: async (): Promise<void> => {
      if (await drafts.flush()) await actions.commit(accounts.toBody(form.input()))
    },
  })
  const accounts = usePlanAccounts(
    plan,
    defaults,
    links,
    {
      value: links?.fills && valueAt(form.values, links.fills),
      set: (sum) => links?.fills && form.set(links.fills, sum),
    },
    {
      value: links?.prefills && valueAt(form.values, links.prefills),
      set: (sum) => links?.prefills && form.set(links.prefills, sum),
    },
  )
  const body = accounts.toBody(form.input())
  const drafts = useDraftSaving({ plan, body })
  const leave = async () => {
    await drafts.takeBack().catch(() => undefined)
    actions.leave()
  }
  const close = async () => {
    await actions.saveForLater(await drafts.toClose(body))
  }
  const choice = useAccountChoice(plan.planType, links, accounts)
  const shown = useShownFailure(form.frame, actions.failure, accounts.hasLinked)
  const { isBusy } = actions
  return (
    <>
      <Beside
        {...{ screen, spec }}
        values={form.values}
        input={form.input()}
        accounts={links && { title: links.title, isFilled: accounts.hasLinked }}
        answer={answer?.(form.input())}
      >
        <Form {...form.frame} {...shown} label={plan.name} busy={isBusy} submitsByEnter={false}>
          {links && (
            <div data-section={accountsSection} tabIndex={-1} className="scroll-mt-4 outline-none">
              <AccountsCard {...{ plan, links, addAccount }} state={accounts} error={shown.ofAccounts} />
            </div>
          )}
          {spec.sections.map((section) => (
            <Section
              key={inWords(section.title)}
              {...{ spec, section, form, accounts }}
              onChooseAccounts={choice.open}
            />
          ))}
          <DraftLine drafts={drafts} onTakeTheirs={onTakeTheirs} />
          <div className="mt-2 flex flex-wrap items-center gap-3" data-print="hide">
            <Button variant="text" size="flush" disabled={isBusy} onClick={() => void leave()}>
              {formWords.cancel()}
            </Button>
            <div className="ml-auto flex flex-wrap items-center gap-3">
              <Button variant="text" disabled={isBusy} onClick={() => void close()}>
                {words.close()}
              </Button>
              <Button type="submit" variant="primary" busy={isBusy}>
                {formWords.takePlan()}
              </Button>
            </div>
          </div>
        </Form>
      </Beside>
      <ProfileQuestion question={actions.question} fields={spec.form.fields} />
      {choice.dialog}
    </>
  )
}

/** That nothing is linked, which the first linked account settles. */
const isOfAccounts = (field: string) => field.toLowerCase() === 'linkedaccounts'

/** What is shown of the last failure, of the fields or of a call; the same list until the next one, as fields need it. */
function useShownFailure(frame: FormFrame, failure: FormFailure, hasLinked: boolean) {
  const all = frame.refusals.length > 0 ? frame.refusals : failure.refusals
  const refusals = useMemo(() => all.filter(({ field }) => !(hasLinked && isOfAccounts(field))), [all, hasLinked])
  const ofAccounts = refusals.find(({ field }) => isOfAccounts(field))?.errors[0]
  return { error: frame.error ?? failure.error, refusals, ofAccounts }
}

interface SectionProps<Input, Output, Name extends string> {
  readonly spec: PlanSpec<Input, Output, Name>
  readonly section: FormSection<Name>
  readonly form: FormState<Input, Name>
  readonly accounts: PlanAccounts
  readonly onChooseAccounts: (() => void) | undefined
}

function Section<Input, Output, Name extends string>(props: SectionProps<Input, Output, Name>) {
  const { spec, section, form, accounts, onChooseAccounts } = props
  const { Field, values } = form
  const asked = section.fields.filter((name) => spec.asked?.[name]?.(values) ?? true)
  const isEmpty = section.fields.every((name) => (valueAt(values, name) ?? null) === null)
  const note = (name: Name) => {
    const value = valueAt(values, name)
    return (
      <LinkedFieldNote
        accounts={accounts.accounts}
        value={typeof value === 'number' ? value : null}
        onUseLinked={accounts.followLinked}
        onChoose={onChooseAccounts}
      />
    )
  }
  return (
    <SectionCard
      id={sectionId(section)}
      title={inWords(section.title)}
      intro={inWords(section.intro)}
      isOpenAtFirst={section.isRare !== true || !isEmpty}
      fields={asked.map((name) => ({
        name,
        isWide: spec.form.fields[name].wide === true,
        field:
          name === spec.links?.fills ? (
            <Field name={name} beside={note(name)} onChange={accounts.override} />
          ) : (
            <Field name={name} {...(name === spec.links?.prefills && { onChange: accounts.typePayment })} />
          ),
      }))}
    />
  )
}
