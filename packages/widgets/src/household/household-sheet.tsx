import { householdFields } from '@evenkeel/api-client/contract/forms/household'
import type { Household, MovedPlan } from '@evenkeel/api-client/contract/household'
import { useChange, useClient } from '@evenkeel/api-client/react'
import { formatMoney, PlanType, showsCents } from '@evenkeel/engine'
import { TextButton } from '@evenkeel/ui/button'
import { FormDialog } from '@evenkeel/ui/form-dialog'
import { useForm } from '../shared/use-form.ts'
import { useReportedChange } from '../shared/use-reported-change.ts'
import * as words from '../words/household.generated.ts'
import { type FactName, factsOfPlan, type NumberFact, sourceText } from './known-facts.ts'
import { useEffect, useState } from 'react'
import { usePrivateText } from '@evenkeel/ui/privacy'
import { planNames } from '@evenkeel/api-client/contract/names'
import { verdictWord } from '@evenkeel/api-client/contract/verdict-words'
import { toPlanType } from '../shared/to-plan-type.ts'

type PreviewVerdict = NonNullable<NonNullable<MovedPlan['before']>['verdict']>
type Figure = NonNullable<PreviewVerdict['figure']>

const dollars = (value: number): string => formatMoney(value, { cents: showsCents(value) })

/** Dollars are what is left, but for insurance, where they are what is missing. */
const missesDollars = new Set<PlanType>([
  PlanType.LIFE_INSURANCE,
  PlanType.DISABILITY_INSURANCE,
  PlanType.PARTNER_LIFE_INSURANCE,
])

/** Returns the figure of a plan before and after; null for one that is said by its word. */
function figuresText(planType: PlanType, was: Figure | null, is: Figure | null): string | null {
  if (typeof was?.value !== 'number' || typeof is?.value !== 'number') return null
  const [plan, before, after] = [planNames[planType], was.value, is.value]
  if (before === after) return null
  if (is.unit === 'futures') return words.movedFutures({ plan, before, after })
  if (is.unit === 'months') return words.movedMonths({ plan, before, after })
  if (is.unit !== 'dollars') return null
  const amounts = { plan, before: dollars(before), after: dollars(after) }
  return missesDollars.has(planType) ? words.movedGap(amounts) : words.movedLeft(amounts)
}

/** Returns a plan that a change of facts moves, with its figure before and after, or its word if that is all that moves. */
function movedPlanText({ planType, before, after }: MovedPlan): string | null {
  const known = toPlanType(planType)
  if (known === null) return null
  const [was, is] = [before?.verdict, after?.verdict]
  const plan = planNames[known]
  if (!was || !is) return plan
  const figures = figuresText(known, was.figure, is.figure)
  if (figures !== null) return figures
  return was.word === is.word
    ? plan
    : words.movedWord({ plan, before: verdictWord(was.word), after: verdictWord(is.word) })
}

/** After the last change, what it does to the plans is asked. */
const pauseMs = 400

interface Moved {
  /** The changes that it was asked for, as text. */
  readonly asked: string
  readonly text: string
}

/** Returns which plans in use would change with these facts, in words; empty until it is known and without a change. */
function useMovedPlans(changes: readonly { readonly key: string; readonly value: unknown }[]): string {
  const client = useClient()
  const mask = usePrivateText()
  const asked = JSON.stringify(changes)
  const [moved, setMoved] = useState<Moved | null>(null)
  useEffect(() => {
    if (asked === '[]') return undefined
    let isCurrent = true
    const ask = async () => {
      const { plans } = await client.call('previewHousehold', { body: { changes: JSON.parse(asked) } })
      const texts = plans.flatMap((plan) => movedPlanText(plan) ?? [])
      const text = texts.length === 0 ? words.changesNothing() : words.alsoChanges({ plans: texts.join('. ') })
      if (isCurrent) setMoved({ asked, text })
    }
    // A value that is not whole yet is refused; its field says so on Save.
    const timer = setTimeout(() => void ask().catch(() => undefined), pauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [asked, client])
  return moved?.asked === asked ? mask(moved.text) : ''
}

interface HouseholdSheetProps {
  readonly household: Household
  readonly planType: PlanType
  readonly onClose: () => void
}

/** Returns the facts that are changed; an empty one takes back what was said. */
const changesOf = (facts: readonly NumberFact[], said: { readonly [Name in FactName]?: unknown }) =>
  facts.flatMap(({ name, value }) => {
    const now = said[name] ?? null
    return now === value || Number.isNaN(now) ? [] : [{ key: name, value: now }]
  })

/** The facts that a plan is based on: where each comes from, and which other plans follow before anything is saved. */
export function HouseholdSheet({ household, planType, onClose }: HouseholdSheetProps) {
  const facts = factsOfPlan(household, planType)
  const change = useChange('changeHousehold')
  const { frame, Field, values } = useForm({
    form: householdFields,
    name: words.title(),
    defaults: Object.fromEntries(facts.map(({ name, value }) => [name, value])),
    submit: (said) => change.run({ body: { changes: changesOf(facts, said) } }),
    onDone: onClose,
    done: words.saved(),
  })
  const changes = changesOf(facts, values)
  const moved = useMovedPlans(changes)
  return (
    <FormDialog
      {...frame}
      onClose={onClose}
      title={words.title()}
      description={words.once()}
      submitLabel={words.save()}
      valid={changes.length > 0}
    >
      {facts.map((one) => (
        <div key={one.name}>
          <Field name={one.name} hint={sourceText(one.fact)} />
          <TakeBack fact={one} onDone={onClose} />
        </div>
      ))}
      <p className="min-h-6 text-small text-text-muted" role="status">
        {moved}
      </p>
    </FormDialog>
  )
}

/** What is spent lies beneath these; the employer's figure beneath others without accounts. */
const averages: ReadonlySet<FactName> = new Set(['essentialExpenses', 'retirementExpenses'])

function figureBeneath({ name, fact }: Pick<NumberFact, 'name' | 'fact'>): string {
  if (fact.accountIds.length > 0) return words.linkedFigure()
  return averages.has(name) ? words.averageFigure() : words.employersFigure()
}

/** Lets a figure that was typed over follow its accounts, the employer, or what is spent again. */
function TakeBack({ fact: { name, fact }, onDone }: { readonly fact: NumberFact; readonly onDone: () => void }) {
  const change = useChange('changeHousehold')
  const report = useReportedChange()
  if (fact.source !== 'typed' || fact.beneath === null || fact.state === null) return null
  const takeBack = async () => {
    const isTaken = await report(change.run({ body: { changes: [{ key: name, value: null }] } }), words.takenBack())
    if (isTaken) onDone()
  }
  return (
    <TextButton busy={change.isBusy} onClick={() => void takeBack()}>
      {figureBeneath({ name, fact })}
    </TextButton>
  )
}
