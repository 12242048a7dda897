import type { Recurring } from '@evenkeel/api-client/contract/recurring'
import { addDays, dayOfMonth, formatWeekday, type IsoDate, language } from '@evenkeel/engine'
import { Card, CardBody, CardSection } from '@evenkeel/ui/card'
import { Money } from '@evenkeel/ui/money'
import { useLocalToday, useToday } from '../shared/today.tsx'
import * as words from '../words/recurring.generated.ts'
import { calendarDays, type DueItem } from './due-items.ts'

interface PaydayCardProps {
  readonly payday: Recurring['payday']
  readonly due: readonly DueItem[]
}

/** What is left until payday, how that comes about, and the next days. */
export function PaydayCard({ payday, due }: PaydayCardProps) {
  return (
    <Card>
      <CardBody>
        {payday === null ? <p className="text-body text-text-muted">{words.noPayday()}</p> : <Payday payday={payday} />}
      </CardBody>
      <CardSection>
        <Calendar due={due} />
      </CardSection>
    </Card>
  )
}

function Payday({ payday }: { readonly payday: NonNullable<Recurring['payday']> }) {
  const { date, days, source, balance, bills, left } = payday
  const perDay = days > 0 ? Math.floor((left * 100) / days) / 100 : left
  const facts = [
    [words.balanceToday({ account: source }), balance],
    [words.dueBefore(), bills],
    [words.leftUntilPayday(), left],
  ] as const
  return (
    <div className="grid grid-cols-1 items-start gap-x-8 gap-y-4 pt-2 @min-[640px]:grid-cols-2">
      <div>
        <p className="text-label text-text-muted">{words.leftUntil({ day: formatWeekday(date) })}</p>
        <p className="text-display text-text">
          <Money value={left} />
        </p>
        {days > 0 && left > 0 && (
          <p className="text-body text-text-muted">
            {words.leftPerDay.parts({ amount: <Money key="amount" value={perDay} />, days })}
          </p>
        )}
      </div>
      <dl className="text-body">
        {facts.map(([name, value]) => (
          <div
            key={name}
            className="flex justify-between gap-4 border-t border-hairline py-2 first:border-t-0 last:font-semibold"
          >
            <dt className="min-w-0 text-text">{name}</dt>
            <dd className="text-text">
              <Money value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const letters = new Intl.DateTimeFormat(language, { weekday: 'narrow', timeZone: 'UTC' })
const letterOf = (day: IsoDate): string => letters.format(new Date(day))

function Dot({ look }: { readonly look: 'in' | 'out' }) {
  return (
    <span
      aria-hidden
      className={`size-1.5 rounded-pill [print-color-adjust:exact] ${look === 'in' ? 'bg-positive' : 'bg-flow-spending'}`}
    />
  )
}

function Day({
  day,
  due,
  isToday,
}: {
  readonly day: IsoDate
  readonly due: readonly DueItem[]
  readonly isToday: boolean
}) {
  const [hasIn, hasOut] = [true, false].map((isIn) => due.some(({ item }) => (item.flow === 'income') === isIn))
  const names = due.map(({ item }) => item.description).join(', ')
  const text = formatWeekday(day)
  return (
    <li
      className={`flex min-h-15 flex-col items-center gap-0.5 rounded-md py-2 text-caption text-text-muted ${hasIn ? 'bg-positive-soft' : 'bg-canvas'} ${isToday ? 'ring-1 ring-border' : ''}`}
    >
      <span aria-hidden>{letterOf(day)}</span>
      <span aria-hidden className="text-body font-medium text-text">
        {dayOfMonth(day)}
      </span>
      <span className="flex min-h-1.5 gap-1">
        {hasIn && <Dot look="in" />}
        {hasOut && <Dot look="out" />}
      </span>
      <span className="sr-only">
        {names === '' ? words.dayNothing({ day: text }) : words.dayWith({ day: text, names })}
      </span>
    </li>
  )
}

function Calendar({ due }: { readonly due: readonly DueItem[] }) {
  const [today, localToday] = [useToday(), useLocalToday()]
  const days = Array.from({ length: calendarDays }, (_, index) => addDays(today, index))
  return (
    <>
      <ul aria-label={words.next14Days()} className="grid grid-cols-7 gap-1.5 @min-[640px]:grid-cols-14">
        {days.map((day) => (
          <Day key={day} day={day} due={due.filter((one) => one.day === day)} isToday={day === localToday} />
        ))}
      </ul>
      <p aria-hidden className="mt-3 flex gap-4 text-caption text-text-muted">
        <span className="flex items-center gap-2">
          <Dot look="in" />
          {words.moneyIn()}
        </span>
        <span className="flex items-center gap-2">
          <Dot look="out" />
          {words.moneyOut()}
        </span>
      </p>
    </>
  )
}
