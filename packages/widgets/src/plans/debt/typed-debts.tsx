import type { LinkedAccount } from '@evenkeel/api-client/contract/plan/linked-account'
import { Button } from '@evenkeel/ui/button'
import { CardBody } from '@evenkeel/ui/card'
import { type ReactNode, useState } from 'react'
import * as words from '../../words/debts.generated.ts'
import type { PlanBody } from '../shell/plan-body.ts'
import { TypedCard } from '../shell/typed-card.tsx'
import { typedDebtPlan } from '../shell/typed-plan.ts'
import type { AddDebtForm, TypedDebt } from './add-debt-form.tsx'
import { DebtSteps } from './debt-steps.tsx'

interface TypedDebtsProps {
  readonly signature: ReactNode
  readonly onOwnFigures: () => void
}

/** Returns a typed debt as an account. Its id counts from 1 and is known to no server. */
const toDebt = ({ name, balance, rate = null, minimum = null }: TypedDebt, id: number): LinkedAccount => ({
  userAccountId: id,
  name,
  displayName: null,
  balance: -balance,
  latestBalance: -balance,
  isLinked: true,
  isDeleted: false,
  typeName: 'Loan',
  categoryName: 'Loan',
  groupName: 'Liability',
  hasSyncIssue: false,
  interestRate: rate,
  minimumMonthlyPayment: minimum,
  currentMonthlyPayment: minimum,
  loanType: null,
})

/** The debt wizard on typed debts alone, in a frame before anybody is connected. */
export function TypedDebts(props: TypedDebtsProps) {
  return (
    <TypedCard title={words.title()} {...props}>
      <CardBody>
        <TypedDebtWizard />
      </CardBody>
    </TypedCard>
  )
}

export interface TypedDebtWizardProps {
  /** What it starts with: debts, what is paid for them a month, and in which order. */
  readonly start?: {
    readonly debts?: readonly TypedDebt[]
    readonly monthlyPayment?: number
    /** The rate from which a debt's interest is high, as a fraction. */
    readonly interestRate?: number
    readonly strategy?: 1 | 2
  }
  /** Called at the last step with what is filled in; without it the last step starts over. */
  readonly onSave?: (body: PlanBody) => void
}

/** The debt wizard without a client: it works from typed values, sends nothing, and keeps nothing. */
export function TypedDebtWizard({ start = {}, onSave }: TypedDebtWizardProps) {
  const { debts: first = [], ...input } = start
  const [debts, setDebts] = useState<readonly TypedDebt[]>(first)
  const [round, setRound] = useState(1)
  const linkedAccounts = debts.map((debt, index) => toDebt(debt, index + 1))
  return (
    <DebtSteps
      key={round}
      plan={{ ...typedDebtPlan, input: { ...typedDebtPlan.input, ...input }, linkedAccounts }}
      addAccount={<AddDebt onAdd={(debt) => setDebts([...debts, debt])} />}
      commitLabel={onSave ? words.save() : words.startOver()}
      onCommit={(body) => (onSave ? onSave(body) : setRound(round + 1))}
    />
  )
}

function AddDebt({ onAdd }: { readonly onAdd: (debt: TypedDebt) => void }) {
  const [isOpen, setOpen] = useState(false)
  const [Form, setForm] = useState<typeof AddDebtForm | null>(null)
  const close = () => setOpen(false)
  const open = () => {
    setOpen(true)
    // When its code does not load, the next press tries again.
    import('./add-debt-form.tsx').then((part) => setForm(() => part.AddDebtForm), close)
  }
  const add = (debt: TypedDebt) => {
    onAdd(debt)
    close()
  }
  return (
    <>
      <Button icon="plus" size="compact" onClick={open}>
        {words.addDebt()}
      </Button>
      {isOpen && Form !== null && <Form onAdd={add} onClose={close} />}
    </>
  )
}
