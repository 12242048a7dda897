import { retirementFields } from '@evenkeel/api-client/contract/forms/retirement'
import type { RetirementInput } from '@evenkeel/api-client/contract/plan/retirement'
import { ruleBookOf } from '@evenkeel/api-client/contract/plan/retirement-person'
import { Button } from '@evenkeel/ui/button'
import { withValueAt } from '@evenkeel/ui/use-form'
import { type ReactNode, useContext, useMemo, useState } from 'react'
import { useToday } from '../../shared/today.tsx'
import { useFields } from '../../shared/use-form.ts'
import { linkedSum } from '../forms/linked-field.tsx'
import { OnOneCard, Sheet } from '../shell/sheet.tsx'
import type { Simulator } from '../simulation/simulator.ts'
import { AnswerCard } from './answer-card.tsx'
import { FactFields, type FoldName, Folds, SliderFields } from './choice-fields.tsx'
import { fieldPaths, listChanges, type RetirementPlan, toRetirementDraft, tryRetirement } from './form.ts'
import { useSimulation } from './use-simulation.ts'

export interface RetirementCalculatorProps {
  readonly plan: RetirementPlan
  /** Where simulations run: in a worker or in the page. Must be the same function on every render. */
  readonly startSimulator: () => Simulator
  /** Called with the tried values, to put them into the plan's form; absent if nothing can be saved. */
  readonly onSave?: (input: RetirementInput) => void
}

/** The what-if projection of retirement; it never changes a plan. */
export function RetirementCalculator({ plan, startSimulator, onSave }: RetirementCalculatorProps) {
  const asOf = useToday()
  const [start] = useState(() => toRetirementDraft(plan))
  const form = useFields({ form: retirementFields, defaults: start, prefix: 'input', today: asOf })
  const input = form.input()
  const [open, setOpen] = useState<readonly FoldName[]>([])
  const tried = useMemo(() => tryRetirement(input, asOf), [input, asOf])
  const changes = useMemo(() => (tried.input === null ? [] : listChanges(tried.input, tried.person.age)), [tried])
  const request = useMemo(() => {
    if (tried.input === null) return null
    const variants = changes.flatMap(({ key, path, value }) => {
      const variant = tryRetirement(withValueAt(input, path, value), asOf)
      return variant.input === null ? [] : [{ key, person: variant.person }]
    })
    return { person: tried.person, asOf, ruleBookId: ruleBookOf(tried.input).ruleBookId, variants }
  }, [tried, changes, input, asOf])
  const simulated = useSimulation(startSimulator, request)
  const parts = { form, faults: tried.faults, today: asOf }
  return (
    <Beside>
      <Sheet>
        <SliderFields {...parts} />
        <FactFields
          {...parts}
          accounts={plan.linkedAccounts}
          onUseLinked={() => form.set(fieldPaths.fund, linkedSum(plan.linkedAccounts))}
        />
        <Folds {...parts} open={open} onOpen={setOpen} />
        <div className="flex items-center justify-between gap-4 border-t border-hairline px-4 py-4 tablet:px-6">
          <Button variant="text" size="flush" onClick={() => form.reset()}>
            Reset
          </Button>
          {onSave && (
            <Button
              variant="primary"
              disabled={tried.input === null}
              onClick={() => tried.input !== null && onSave(tried.input)}
            >
              Save to my plan
            </Button>
          )}
        </div>
      </Sheet>
      <AnswerCard
        tried={tried}
        simulated={simulated}
        changes={changes}
        asOf={asOf}
        onTry={({ path, value }) => form.set(path, value)}
        onAssumptions={() => setOpen([...open.filter((name) => name !== 'growth'), 'growth'])}
      />
    </Beside>
  )
}

/** The choices and the answer: next to each other if there is room, separated by a line on one card. */
function Beside({ children }: { readonly children: ReactNode }) {
  const parting = useContext(OnOneCard)
    ? 'mt-3 divide-y divide-hairline border-t border-hairline @wide:divide-x @wide:divide-y-0'
    : 'items-start gap-4 tablet:gap-6'
  return (
    <div className="@container">
      <div className={`grid grid-cols-1 @wide:grid-cols-[327px_minmax(0,1fr)] ${parting}`}>{children}</div>
    </div>
  )
}
