import type { RetirementInput } from '@evenkeel/api-client/contract/plan/retirement'
import { Button } from '@evenkeel/ui/button'
import { type ReactNode, useContext, useMemo, useState } from 'react'
import { useToday } from '../../shared/today.tsx'
import { linkedSum } from '../forms/linked-field.tsx'
import type { FieldValue, FieldValues } from '../forms/form-field.ts'
import { OnOneCard, Sheet } from '../shell/sheet.tsx'
import type { Simulator } from '../simulation/simulator.ts'
import { AnswerCard } from './answer-card.tsx'
import { FactFields, type FoldName, Folds, SliderFields } from './choice-fields.tsx'
import { changesOf, fieldPaths, type RetirementPlan, startOf, startValues, triedOf } from './form.ts'
import { useSimulation } from './use-simulation.ts'

export interface RetirementCalculatorProps {
  readonly plan: RetirementPlan
  /** Where simulations run: a worker, or the page itself. The same function on every render. */
  readonly startSimulator: () => Simulator
  /** Asked to put what was tried into the plan's form; absent where nothing can be saved. */
  readonly onSave?: (input: RetirementInput) => void
}

/** The what-if projection of retirement: it changes no plan. */
export function RetirementCalculator({ plan, startSimulator, onSave }: RetirementCalculatorProps) {
  const asOf = useToday()
  const [start] = useState(() => startOf(plan))
  const [values, setValues] = useState<FieldValues>(() => startValues(start))
  const [open, setOpen] = useState<readonly FoldName[]>([])
  const tried = useMemo(() => triedOf(start, values, asOf), [start, values, asOf])
  const changes = useMemo(() => (tried.input === null ? [] : changesOf(tried.input, tried.person.age)), [tried])
  const request = useMemo(() => {
    if (tried.input === null) return null
    const variants = changes.flatMap(({ key, path, value }) => {
      const variant = triedOf(start, { ...values, [path]: value }, asOf)
      return variant.input === null ? [] : [{ key, person: variant.person }]
    })
    return { person: tried.person, asOf, variants }
  }, [tried, changes, start, values, asOf])
  const simulated = useSimulation(startSimulator, request)
  const set = (path: string, value: FieldValue) => setValues({ ...values, [path]: value })
  const parts = { values, onChange: set, faults: tried.faults, today: asOf }
  return (
    <Beside>
      <Sheet>
        <SliderFields {...parts} />
        <FactFields
          {...parts}
          accounts={plan.linkedAccounts}
          onUseLinked={() => set(fieldPaths.fund, linkedSum(plan.linkedAccounts))}
        />
        <Folds {...parts} open={open} onOpen={setOpen} />
        <div className="flex items-center justify-between gap-4 border-t border-hairline px-4 py-4 tablet:px-6">
          <Button variant="text" size="flush" onClick={() => setValues(startValues(start))}>
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
        onTry={({ path, value }) => set(path, value)}
        onAssumptions={() => setOpen([...open.filter((name) => name !== 'growth'), 'growth'])}
      />
    </Beside>
  )
}

/** The choices and the answer: beside each other where there is room, parted by a line on one card. */
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
