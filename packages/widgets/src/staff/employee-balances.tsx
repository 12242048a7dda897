import { useQuery } from '@evenkeel/api-client/react'
import { named } from '@evenkeel/engine'
import { type Column, DataTable } from '@evenkeel/ui/data-table'
import { EmptyState } from '@evenkeel/ui/empty-state'
import { Money } from '@evenkeel/ui/money'
import * as words from '../words/staff.generated.ts'
import { Padded } from './load-on-request-card.tsx'
import { Reached } from './reached.tsx'

interface AccountRow {
  readonly id: number
  readonly name: string
  readonly typeName: string
  readonly balance: number
}

const columns = (): readonly Column<AccountRow>[] => [
  { key: 'name', header: words.account(), cell: ({ name }) => name, tone: 'strong' },
  { key: 'type', header: words.kindOfAccount(), cell: ({ typeName }) => named(typeName) },
  {
    key: 'balance',
    header: words.balance(),
    align: 'right',
    tone: 'strong',
    cell: ({ balance }) => <Money value={balance} />,
  },
]

const cards = {
  title: ({ name }: AccountRow) => name,
  below: ({ typeName }: AccountRow) => named(typeName),
  figure: ({ balance }: AccountRow) => <Money value={balance} />,
}

/** An employee's accounts with their balances, where the employee shares them. */
export function EmployeeBalances({ userId }: { readonly userId: number }) {
  const query = useQuery('staffBalances', { params: { userId: String(userId) } })
  return (
    <Reached userId={userId} query={query} label={words.balancesLoading()} flush failedTitle={words.balancesFailed()}>
      {({ netWorth, accounts }) =>
        accounts.length === 0 ? (
          <Padded>
            <EmptyState icon="wallet" title={words.balancesNone()}>
              {words.balancesNoneText()}
            </EmptyState>
          </Padded>
        ) : (
          <>
            <Padded>
              <p className="text-body text-text-muted">
                <strong className="text-stat text-text">
                  <Money value={netWorth} />
                </strong>{' '}
                {words.netWorth()}
              </p>
            </Padded>
            <DataTable
              label={words.accountsLabel()}
              columns={columns()}
              rows={accounts.map((account, id) => ({ id, ...account }))}
              rowKey={({ id }) => String(id)}
              rowName={({ name }) => name}
              cards={cards}
            />
          </>
        )
      }
    </Reached>
  )
}
