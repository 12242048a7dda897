import { householdFields } from '@evenkeel/api-client/contract/forms/household'
import type { Household } from '@evenkeel/api-client/contract/household'
import { useChange } from '@evenkeel/api-client/react'
import type { PlanType } from '@evenkeel/engine'
import { Button } from '@evenkeel/ui/button'
import { FormDialog } from '@evenkeel/ui/form-dialog'
import { useFailure } from '../shared/failure.tsx'
import { useDone } from '../shared/use-done.ts'
import { useForm } from '../shared/use-form.ts'
import * as words from '../words/household.generated.ts'
import { type FactName, factsOfPlan, type NumberFact, sourceText } from './known-facts.ts'
import { useMovedPlans } from './use-moved-plans.ts'

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
      open
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
  const showFailure = useFailure()
  const done = useDone()
  if (fact.source !== 'typed' || fact.beneath === null || fact.state === null) return null
  const takeBack = async () => {
    try {
      const { changeId } = await change.run({ body: { changes: [{ key: name, value: null }] } })
      done(words.takenBack(), changeId)
      onDone()
    } catch (reason) {
      showFailure(reason)
    }
  }
  return (
    <Button variant="text" size="flush" busy={change.isBusy} onClick={() => void takeBack()}>
      {figureBeneath({ name, fact })}
    </Button>
  )
}
