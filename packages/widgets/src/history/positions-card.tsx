import type { Account } from '@evenkeel/api-client/contract/accounts'
import type { Positions } from '@evenkeel/api-client/contract/history'
import { useQuery } from '@evenkeel/api-client/react'
import { homeCurrency, toCents, totalToDollars } from '@evenkeel/engine'
import { Card, CardBody } from '@evenkeel/ui/card'
import { Money } from '@evenkeel/ui/money'
import { dayText } from '../shared/day-text.ts'
import { useToday } from '../shared/today.tsx'
import * as words from '../words/history.generated.ts'

const categories = ['Investment', 'Retirement']

/** What an investment account holds, where a bank file says so; nothing for any other account. */
export function PositionsCard({ account }: { readonly account: Account }) {
  return categories.includes(account.category) ? <Held account={account} /> : null
}

function Held({ account: { userAccountId, currency } }: { readonly account: Account }) {
  const today = useToday()
  const { data } = useQuery('positions', { body: { userAccountId } })
  if (!data || data.date === null) return null
  return (
    <Card
      title={words.positions()}
      beside={
        <span className="text-label font-normal text-text-muted">
          {words.positionsOf({ date: dayText(data.date, today) })}
        </span>
      }
    >
      <CardBody>
        <ul className="text-body">
          {data.positions.map((position, index) => (
            <Position key={`${index} ${position.name}`} position={position} currency={currency} />
          ))}
        </ul>
        {data.positions.length > 1 && (
          <p className="flex justify-between gap-4 border-t border-hairline py-2 text-body font-semibold text-text">
            {words.positionsTotal()} <Money value={total(data)} {...(currency === homeCurrency ? {} : { currency })} />
          </p>
        )}
      </CardBody>
    </Card>
  )
}

const total = ({ positions }: Positions): number =>
  totalToDollars(positions.reduce((cents, { value }) => cents + toCents(value), 0))

const unitsText = (units: number): string => units.toLocaleString('en-US', { maximumFractionDigits: 6 })

function Position({
  position: { name, symbol, units, price, value },
  currency,
}: {
  readonly position: Positions['positions'][number]
  readonly currency: string
}) {
  const own = currency === homeCurrency ? {} : { currency }
  return (
    <li className="flex justify-between gap-4 border-t border-hairline py-2 first:border-t-0">
      <span className="min-w-0">
        <span className="block wrap-anywhere text-text">
          {name}
          {symbol !== '' && symbol !== name && <span className="text-text-muted"> {symbol}</span>}
        </span>
        <span className="block text-caption text-text-muted">
          {price === null
            ? words.units({ units: unitsText(units) })
            : words.unitsAt.parts({
                units: unitsText(units),
                price: <Money key="price" value={price} look="bare" {...own} />,
              })}
        </span>
      </span>
      <span className="text-right text-text">
        <Money value={value} {...own} />
      </span>
    </li>
  )
}
