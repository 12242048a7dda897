import { compareStrategies, debtStrategyNames, DebtStrategy, payoffDate, type StrategyOutcome } from '@evenkeel/engine'
import { Badge } from '@evenkeel/ui/badge'
import { Icon } from '@evenkeel/ui/icon'
import { Money } from '@evenkeel/ui/money'
import type { ReactNode } from 'react'
import { useMemo } from 'react'
import * as words from '../../words/debts.generated.ts'
import type { CompareParts } from './debt-steps.tsx'
import { wholeInput } from './form.ts'
import { payoffTerms } from './payoff-view.ts'
import { monthInWords } from './payoff-words.ts'

const inCents = (dollars: number) => Math.round(dollars * 100)

/** Both orders of payment as choices, with what each comes to, and what is paid today as their yardstick. */
export function OrderChoice({ draft, onChange, accounts, preview }: CompareParts) {
  const orders = useMemo(() => {
    const input = wholeInput(draft)
    const terms = input && payoffTerms(input, accounts)
    return terms && compareStrategies(terms)
  }, [draft, accounts])
  if (orders === null) return null
  const { highInterest, lowBalance } = orders
  const more = inCents(lowBalance.totalInterest) - inCents(highInterest.totalInterest)
  const cards = [
    { outcome: highInterest, detail: words.costsLeast(), isLeast: more > 0 },
    { outcome: lowBalance, detail: words.clearsSmallest(), isLeast: more < 0 },
  ]
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{words.orders()}</legend>
      <div className="grid grid-cols-1 gap-3 @min-[760px]:grid-cols-3">
        {cards.map(({ outcome, detail, isLeast }) => (
          <OrderCard
            key={outcome.strategy}
            {...{ outcome, detail, isLeast, preview }}
            isChosen={draft.strategy === outcome.strategy}
            onChoose={() => onChange({ ...draft, strategy: outcome.strategy })}
          />
        ))}
        {preview.today && <TodayCard today={preview.today} asOf={preview.asOf} />}
      </div>
      <p className="mt-3 flex items-center gap-2 text-body text-text-muted">
        <Icon name="info" size={16} />
        <span>
          <Difference cents={Math.abs(more)} months={Math.abs(lowBalance.months - highInterest.months)} />
        </span>
      </p>
    </fieldset>
  )
}

function Difference({ cents, months }: { readonly cents: number; readonly months: number }) {
  if (cents === 0 && months === 0) return words.ordersSame()
  const amount = <Money key="amount" value={cents / 100} />
  return months === 0 ? words.ordersEndTogether.parts({ amount }) : words.ordersDiffer.parts({ amount, months })
}

interface OrderCardProps extends Pick<CompareParts, 'preview'> {
  readonly outcome: StrategyOutcome
  readonly detail: string
  readonly isLeast: boolean
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function OrderCard({ outcome, detail, isLeast, preview: { asOf, today }, isChosen, onChoose }: OrderCardProps) {
  const { strategy, months, totalInterest, firstPaidInMonth } = outcome
  const saved = today?.payoff ? (inCents(today.payoff.totalInterest) - inCents(totalInterest)) / 100 : null
  return (
    <label className="flex cursor-pointer flex-col rounded-card border border-hairline p-4 has-checked:border-accent has-checked:bg-row-open has-focus-visible:outline-2 has-focus-visible:outline-accent">
      <span className="flex items-start gap-2.5 text-body">
        <input
          type="radio"
          name="order"
          value={strategy}
          checked={isChosen}
          onChange={onChoose}
          className="mt-px size-[18px] shrink-0 appearance-none rounded-pill border border-border-strong bg-surface checked:border-[5px] checked:border-accent forced-colors:appearance-auto"
        />
        <span className="min-w-0">
          <span className="flex flex-wrap items-center gap-2 font-medium">
            {
              debtStrategyNames[
                strategy === DebtStrategy.LOW_BALANCE ? DebtStrategy.LOW_BALANCE : DebtStrategy.HIGH_INTEREST
              ]
            }
            {isLeast && <Badge tone="positive">{words.lessInterest()}</Badge>}
          </span>
          <span className="block text-label font-normal text-text-muted">{detail}</span>
        </span>
      </span>
      <Outcome
        end={monthInWords(payoffDate(asOf, months))}
        figures={[
          [words.interestYouPay(), <Money key="interest" value={totalInterest} />],
          ...(saved !== null && saved > 0 ? [[words.youSave(), <Money key="saved" value={saved} />] as const] : []),
          [words.firstDebtGone(), monthInWords(payoffDate(asOf, firstPaidInMonth))],
        ]}
      />
    </label>
  )
}

function TodayCard({
  today,
  asOf,
}: {
  readonly today: NonNullable<CompareParts['preview']['today']>
  readonly asOf: CompareParts['preview']['asOf']
}) {
  const { payment, payoff } = today
  return (
    <div className="flex flex-col rounded-card bg-sunken p-4">
      <p className="text-body font-medium">{words.todaysPayments()}</p>
      <p className="text-label font-normal text-text-muted">
        {words.todayNotMoved.parts({ amount: <Money key="amount" value={payment} /> })}
      </p>
      <Outcome
        end={payoff ? monthInWords(payoffDate(asOf, payoff.months)) : words.overFiftyYears()}
        figures={payoff ? [[words.interestYouPay(), <Money key="interest" value={payoff.totalInterest} />]] : []}
      />
    </div>
  )
}

function Outcome({
  end,
  figures,
}: {
  readonly end: string
  readonly figures: readonly (readonly [string, ReactNode])[]
}) {
  return (
    <>
      <span className="mt-4 block text-stat text-text">{end}</span>
      <span className="mt-2 block">
        {figures.map(([name, value]) => (
          <span
            key={name}
            className="flex justify-between gap-4 border-t border-hairline py-1.5 text-body first:border-t-0"
          >
            <span className="text-text-muted">{name}</span>
            <span className="font-medium">{value}</span>
          </span>
        ))}
      </span>
    </>
  )
}
