import type { RetirementInput } from '@evenkeel/api-client/contract/plan/retirement'
import { Button, TextButton } from '@evenkeel/ui/button'
import { type ReactNode, useContext, useState } from 'react'
import { linkedSum } from '../forms/linked-field.tsx'
import { PlanFrameContext } from '../shell/plan-frame.tsx'
import { Sheet } from '../shell/sheet.tsx'
import type { Simulator } from '../simulation/simulator.ts'
import * as words from '../../words/calculator.generated.ts'
import { AnswerCard } from './answer-card.tsx'
import { FactFields, type FoldName, Folds, SliderFields } from './choice-fields.tsx'
import { fieldPaths } from './field-paths.ts'
import { listChanges, type RetirementPlan } from './form.ts'
import { useWhatIf } from './use-what-if.ts'

export interface RetirementCalculatorProps {
  readonly plan: RetirementPlan
  /** Where simulations run: in a worker or in the page. Must be the same function on every render. */
  readonly startSimulator: () => Simulator
  /** Called with the tried values, to put them into the plan's form; absent if nothing can be saved. */
  readonly onSave?: (input: RetirementInput) => void
}

/** The what-if projection of retirement on other pages; it never changes a plan. In the portal the plan’s form is the calculator. */
export function RetirementCalculator({ plan, startSimulator, onSave }: RetirementCalculatorProps) {
  const whatIf = useWhatIf(plan, startSimulator, listChanges)
  const { form, parts, tried } = whatIf
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
          {onSave && (
            <Button
              variant="primary"
              disabled={tried.input === null}
              onClick={() => tried.input !== null && onSave(tried.input)}
            >
              {words.saveToPlan()}
            </Button>
          )}
        </div>
      </Sheet>
      <div className="min-w-0">
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
