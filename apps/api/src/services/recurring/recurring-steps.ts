import { daysBetween, type IsoDate, monthlyCents, type RecurringStream, toDollars } from '@evenkeel/engine'
import { idsFrom } from '../feed-step.ts'
import type { Loose } from '../loose-steps.ts'
import type { StepScene } from '../next-step-facts/plan-now.ts'
import { counts } from './recurring.ts'
import { decidedStreams } from './recurring-streams.ts'
import { say } from '../../say.ts'

/** For how long a second payment or a new price is worth a look. */
const recentDays = 31
/** From these dollars a year on, a new price is a matter of money; below it is upkeep. */
const moneyFrom = 100

type Notice = Pick<Loose, 'urgency' | 'title' | 'description' | 'sentence' | 'dollarsAYear'> & {
  readonly about: string
}

function missed({ missedDate }: RecurringStream, payee: string): Notice | null {
  if (missedDate === null) return null
  return {
    ...{ about: `missed.${missedDate}`, urgency: 2, title: say('lookForAPaymentThatHasnt') },
    description: say('ifItCameAnotherWayMark'),
    sentence: { key: 'recurringMissed', values: { payee }, amounts: {}, days: { day: missedDate } },
  }
}

function doubled({ doubledDate }: RecurringStream, payee: string, today: IsoDate): Notice | null {
  if (doubledDate === null || daysBetween(doubledDate, today) > recentDays) return null
  return {
    ...{ about: `doubled.${doubledDate}`, urgency: 2, title: say('checkAPaymentThatCameTwice') },
    description: say('ifOnlyOneIsYoursAsk'),
    sentence: { key: 'recurringDoubled', values: { payee }, amounts: {}, days: { day: doubledDate } },
  }
}

/** A bill that got more expensive, or an income that got smaller; the other way nothing has to be done. */
function worsePrice({ changedPrice, period }: RecurringStream, payee: string, today: IsoDate): Notice | null {
  if (changedPrice === null || daysBetween(changedPrice.since, today) > recentDays) return null
  const { fromCents, toCents, since } = changedPrice
  if (toCents >= fromCents) return null
  const dollarsAYear = Math.round(12 * toDollars(monthlyCents({ period, expectedCents: fromCents - toCents })))
  const amounts = { before: toDollars(Math.abs(fromCents)), now: toDollars(Math.abs(toCents)) }
  return {
    ...{ about: `price.${since}`, urgency: dollarsAYear >= moneyFrom ? 4 : 6, dollarsAYear },
    ...{ title: say('lookAtAPaymentThatChanged'), description: say('seeWhetherItIsStillRight') },
    sentence: { key: 'recurringPrice', values: { payee }, amounts, days: {} },
  }
}

/** Returns what recurring payments call for: one that did not come, came twice, or got worse. Savings and card payments do not. */
export const recurringSteps = ({ ledger, today }: StepScene): Loose[] =>
  decidedStreams(ledger, today)
    .filter((one) => counts(one) && one.stream.flow !== 'transfer')
    .flatMap(({ stream, newest: { id, description } }) => {
      const notice =
        missed(stream, description) ?? doubled(stream, description, today) ?? worsePrice(stream, description, today)
      if (notice === null) return []
      const { about, ...said } = notice
      return [
        {
          ...{ key: `recurring.${id}.${about}`, id: id + idsFrom.recurring, planType: null },
          ...{ link: '/my-goals-and-finances/transactions/recurring', source: 'recurring', button: 'open' },
          ...said,
        },
      ]
    })
