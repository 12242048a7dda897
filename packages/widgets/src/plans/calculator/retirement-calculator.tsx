import type { RetirementInput } from '@evenkeel/api-client/contract/plan/retirement'
import { Button, TextButton } from '@evenkeel/ui/button'
import { type ReactNode, type Ref, useContext, useState } from 'react'
import { linkedSum } from '../forms/linked-field.tsx'
import { PlanFrameContext } from '../shell/plan-frame.tsx'
import { Sheet } from '../shell/sheet.tsx'
import type { Simulator } from '../simulation/simulator.ts'
import * as words from '../../words/calculator.generated.ts'
import { AnswerCard } from './answer-card.tsx'
import { FactFields, type FoldName, Folds, SliderFields } from './choice-fields.tsx'
import { fieldPaths, listChanges, type RetirementPlan } from './form.ts'
import { useWhatIf, type WhatIf } from './use-what-if.ts'

export interface RetirementCalculatorProps {
  readonly plan: RetirementPlan
  /** Where simulations run: in a worker or in the page. Must be the same function on every render. */
  readonly startSimulator: () => Simulator
  /** Called with the tried values, to put them into the plan's form; absent if nothing can be saved. */
  readonly onSave?: (input: RetirementInput) => void
}

/** The what-if projection of retirement; it never changes a plan. */
export function RetirementCalculator({ plan, startSimulator, onSave }: RetirementCalculatorProps) {
  const whatIf = useWhatIf(plan, startSimulator, listChanges)
  const { input } = whatIf.tried
  return (
    <CalculatorView whatIf={whatIf} plan={plan}>
      {onSave && (
        <Button variant="primary" disabled={input === null} onClick={() => input !== null && onSave(input)}>
          {words.saveToPlan()}
        </Button>
      )}
    </CalculatorView>
  )
}

interface CalculatorViewProps {
  readonly whatIf: WhatIf
  readonly plan: RetirementPlan
  /** Around the card with the answer. */
  readonly answer?: Ref<HTMLDivElement>
  /** What can be done with the choices. */
  readonly children: ReactNode
}

/** All choices of a retirement plan, and what they come to. */
export function CalculatorView({ whatIf, plan, answer, children }: CalculatorViewProps) {
  const { form, parts } = whatIf
  const [open, setOpen] = useState<readonly FoldName[]>([])
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
          <TextButton onClick={() => form.reset()}>{words.reset()}</TextButton>
          {children}
        </div>
      </Sheet>
      <div ref={answer} className="min-w-0">
        <AnswerCard
          whatIf={whatIf}
          onAssumptions={() => setOpen([...open.filter((name) => name !== 'growth'), 'growth'])}
        />
      </div>
    </Beside>
  )
}

/** The choices and the answer: next to each other if there is room, separated by a line on one card. */
function Beside({ children }: { readonly children: ReactNode }) {
  const parting = useContext(PlanFrameContext).isOneCard
    ? 'mt-3 divide-y divide-hairline border-t border-hairline @wide:divide-x @wide:divide-y-0'
    : 'items-start gap-4 tablet:gap-6'
  return (
    <div className="@container">
      <div className={`grid grid-cols-1 @wide:grid-cols-[327px_minmax(0,1fr)] ${parting}`}>{children}</div>
    </div>
  )
}
