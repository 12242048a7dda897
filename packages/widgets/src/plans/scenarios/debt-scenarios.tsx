import type { PlanScenario } from '@evenkeel/api-client/contract/plan/scenarios'
import { Button } from '@evenkeel/ui/button'
import { useState } from 'react'
import { lazyDialog } from '../../shared/lazy-dialog.tsx'
import { useToday } from '../../shared/today.tsx'
import * as words from '../../words/scenarios.generated.ts'
import { type DebtPlan, toDebtDraft, wholeInput } from '../debt/form.ts'
import { toAccountLinks } from '../shell/account-links.ts'
import { ProfileQuestion } from '../shell/profile-question.tsx'
import { usePlanForm } from '../shell/use-plan-form.ts'
import { withChanges } from './scenario-changes.ts'
import { ScenariosCard } from './scenarios-card.tsx'

const Dialog = lazyDialog(async () => (await import('./debt-scenario-dialog.tsx')).DebtScenarioDialog)

const taken = { label: words.useThis, named: words.useNamed }

/** Other ways to pay the debts of a running plan, next to it. One of them can become the plan, with 'Undo'. */
export function DebtScenarios({ plan }: { readonly plan: DebtPlan }) {
  const [isOpen, setOpen] = useState(false)
  const today = useToday()
  const form = usePlanForm(plan.planType)
  const use = (changes: PlanScenario['changes']) => {
    const saved = wholeInput(toDebtDraft(plan, today))
    if (saved === null) return
    const linkedAccounts = toAccountLinks(plan.linkedAccounts)
    void form.commit({ input: withChanges(saved, changes), linkedAccounts })
  }
  return (
    <>
      <ScenariosCard
        planType={plan.planType}
        onTry={use}
        take={taken}
        add={
          <div className="mt-4" data-print="hide">
            <Button {...Dialog.preloadProps} onClick={() => setOpen(true)}>
              {words.another()}
            </Button>
          </div>
        }
      />
      {isOpen && <Dialog plan={plan} onClose={() => setOpen(false)} />}
      <ProfileQuestion question={form.question} />
    </>
  )
}
