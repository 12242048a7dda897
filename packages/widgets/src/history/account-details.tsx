import type { Account } from '@evenkeel/api-client/contract/accounts'
import { TextButton } from '@evenkeel/ui/button'
import { Card, CardBody, CardFooter } from '@evenkeel/ui/card'
import { Money } from '@evenkeel/ui/money'
import { Notice } from '@evenkeel/ui/notice'
import { formatPercent, homeCurrency, mayCountInNetWorth } from '@evenkeel/engine'
import type { ReactNode } from 'react'
import { useBankConnections } from '../shared/bank-connections.tsx'
import { dayText } from '../shared/day-text.ts'
import { useToday } from '../shared/today.tsx'
import * as words from '../words/history.generated.ts'

interface AccountDetailsProps {
  readonly account: Account
  readonly onEdit: () => void
}

const yesNo = (isYes: boolean): string => (isYes ? words.yes() : words.no())

function factsOf(account: Account, today: string): (readonly [string, ReactNode])[] {
  const { accountConnection, type, balanceAsOf, interestRate, currentMonthlyPayment, currency } = account
  const isHome = currency === homeCurrency
  const isInNetWorth = mayCountInNetWorth({ ...account, categoryName: account.category })
  return [
    [words.bank(), accountConnection.name],
    [words.type(), type],
    [words.updated(), balanceAsOf === null ? words.never() : dayText(balanceAsOf, today)],
    ...(isHome ? [] : ([[words.currency(), words.inNoTotal({ currency })]] as const)),
    [words.inNetWorth(), yesNo(isInNetWorth)],
    [words.inCashFlow(), yesNo(isHome && !account.isHiddenFromCFBS)],
    ...(interestRate === null ? [] : ([[words.interestRate(), formatPercent(interestRate, 2)]] as const)),
    ...(currentMonthlyPayment === null
      ? []
      : ([
          [words.payment(), <Money key="payment" value={currentMonthlyPayment} {...(isHome ? {} : { currency })} />],
        ] as const)),
  ]
}

/** What an account is, and the bank behind it. */
export function AccountDetails({ account, onEdit }: AccountDetailsProps) {
  const today = useToday()
  const bank = useBankConnections()
  const { accountConnectionId: connectionId } = account.accountConnection
  return (
    <Card
      title={words.details()}
      action={
        <TextButton aria-label={words.editAccount({ name: account.name })} onClick={onEdit}>
          {words.edit()}
        </TextButton>
      }
    >
      <CardBody>
        {account.hasSyncIssue && account.balanceAsOf !== null && (
          <div className="mb-3">
            <Notice tone="warning">{words.connectionBroken({ date: dayText(account.balanceAsOf, today) })}</Notice>
          </div>
        )}
        <dl className="flex flex-col text-body">
          {factsOf(account, today).map(([name, value]) => (
            <div key={name} className="flex justify-between gap-4 border-t border-hairline py-2 first:border-t-0">
              <dt className="text-text-muted">{name}</dt>
              <dd className="min-w-0 text-right break-words text-text">{value}</dd>
            </div>
          ))}
        </dl>
      </CardBody>
      {bank !== null && connectionId !== null && (
        <CardFooter>
          <TextButton
            icon="bank"
            onClick={() => bank.open(account.hasSyncIssue ? { kind: 'repair', connectionId } : { kind: 'manage' })}
          >
            {account.hasSyncIssue ? words.fixConnection() : words.bankConnections()}
          </TextButton>
        </CardFooter>
      )}
    </Card>
  )
}
