import type { BudgetMonth } from '@evenkeel/api-client/contract/living-budgets'
import { TextButton } from '@evenkeel/ui/button'
import { Card, CardBody, CardFooter } from '@evenkeel/ui/card'
import { IconButton } from '@evenkeel/ui/icon-button'
import { Money } from '@evenkeel/ui/money'
import { useState } from 'react'
import { dayText } from '../shared/day-text.ts'
import { lazyDialog } from '../shared/lazy-dialog.tsx'
import { useToday } from '../shared/today.tsx'
import { useDeletePlanned } from '../shared/use-delete-planned.ts'
import * as words from '../words/budgets.generated.ts'

const PlannedPaymentDialog = lazyDialog(
  async () => (await import('../shared/planned-payment-dialog.tsx')).PlannedPaymentDialog,
)

/** Costs that come less often than monthly, and what to set aside for them. */
export function RareCosts({ month: { rareCosts } }: { readonly month: BudgetMonth }) {
  const [isAdding, setAdding] = useState(false)
  return (
    <Card
      title={words.onceInAWhile()}
      beside={<span className="text-label font-normal text-text-muted">{words.setAsideEachMonth()}</span>}
    >
      <CardBody>
        {rareCosts.length === 0 ? (
          <p className="text-body text-text-muted">{words.noRareCosts()}</p>
        ) : (
          <ul className="text-body">
            {rareCosts.map((cost) => (
              <RareCost key={`${cost.plannedPaymentId} ${cost.description} ${cost.dueDate}`} cost={cost} />
            ))}
          </ul>
        )}
      </CardBody>
      <CardFooter>
        <TextButton icon="plus" onClick={() => setAdding(true)}>
          {words.addRare()}
        </TextButton>
      </CardFooter>
      {isAdding && <PlannedPaymentDialog repeats="once" onClose={() => setAdding(false)} />}
    </Card>
  )
}

function RareCost({ cost }: { readonly cost: BudgetMonth['rareCosts'][number] }) {
  const today = useToday()
  const { remove, isBusy, label } = useDeletePlanned()
  const { plannedPaymentId: id, description: name, amount, dueDate, monthly } = cost
  return (
    <li className="flex items-center justify-between gap-4 border-t border-hairline py-1.5 first:border-t-0">
      <span className="min-w-0 flex-1 wrap-anywhere text-text">
        {words.rareCost.parts({
          name,
          amount: <Money key="amount" value={amount} />,
          date: dayText(dueDate, today),
        })}
      </span>
      <Money value={monthly} />
      {id !== null && (
        <IconButton
          icon="trash"
          size="compact"
          label={label(name)}
          disabled={isBusy}
          onClick={() => remove(id, name)}
        />
      )}
    </li>
  )
}
