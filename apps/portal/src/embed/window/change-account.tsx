import type { Account, AccountChange } from '@evenkeel/api-client/contract/accounts'
import { useClient, useQuery } from '@evenkeel/api-client/react'
import { formatMoney, formatPercent } from '@evenkeel/engine'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import type { Decided } from '@evenkeel/widgets/shared/our-window.ts'
import { QueryView } from '@evenkeel/widgets/shared/query-view.tsx'
import { Decision, type FieldChange, FieldChanges } from './decision.tsx'
import * as words from '../../words/embed-window.generated.ts'

interface ChangeAccountProps {
  readonly body: AccountChange
  readonly onDecided: (decided: Decided) => void
}

const money = (value: unknown) => (typeof value === 'number' ? formatMoney(value) : 'none')
const plain = (value: unknown) => (value === null || value === undefined ? 'none' : String(value))
const percent = (value: unknown) => (typeof value === 'number' ? formatPercent(value, 2) : 'none')
const yesOrNo = (value: unknown) => (value === true ? 'hidden' : 'shown')

/** How each field that may change is called and written. */
const fields = {
  name: [words.name, plain],
  category: [words.category, plain],
  type: [words.type, plain],
  balance: [words.balance, money],
  interestRate: [words.interestRate, percent],
  monthlyMinimumPayment: [words.minimumPayment, money],
  currentMonthlyPayment: [words.currentPayment, money],
  isHiddenFromNW: [words.inNetWorth, yesOrNo],
  isHiddenFromCFBS: [words.inFlow, yesOrNo],
} as const satisfies Partial<Record<keyof AccountChange, readonly [() => string, (value: unknown) => string]>>

const isField = (name: string): name is keyof typeof fields => name in fields

/** Returns what would change on an account, in words. */
export const accountChanges = (account: Account, body: AccountChange): FieldChange[] =>
  Object.keys(body)
    .filter(isField)
    .map((name) => {
      const [label, write] = fields[name]
      return { label: label(), before: write(account[name]), after: write(body[name]) }
    })

/** Says in our words what would change, from the account as it is on the server. */
export function ChangeAccount({ body, onDecided }: ChangeAccountProps) {
  const account = useQuery('account', { body: { userAccountId: body.userAccountId } })
  const client = useClient()
  return (
    <QueryView
      query={account}
      label={words.loadingTheAccount()}
      skeleton={<SkeletonText lines={4} />}
      failedTitle={words.accountFailed()}
    >
      {(known) => (
        <Decision
          title={words.changeQuestion({ name: known.name })}
          onDecided={onDecided}
          work={async () => {
            const { answer, changeId } = await client.change('updateAccount', { body })
            return { isDone: true, answer, changeId, text: words.saved({ name: known.name }) }
          }}
        >
          <FieldChanges changes={accountChanges(known, body)} />
        </Decision>
      )}
    </QueryView>
  )
}
