import type { NextStep } from '@evenkeel/api-client/contract/goals'
import { formatMoney, formatPercent, type Period } from '@evenkeel/engine'
import { categoryForReader, forReader, stepForReader } from '../named-for-reader.ts'
import * as words from '../words/notes.generated.ts'
import type { MailMessage } from './mail.ts'
import { footBenefit, mailIn, type MailPlace, type Reader } from './messages.ts'
import { longDay, longMonth } from './moments.ts'
import { type MailContent, renderMail } from './render-mail.ts'

/** What a note is about. `details` only if the person wants them in emails: without, no amount, category, or bank. */
export type NoteContent =
  | {
      readonly about: 'summary'
      readonly period: Period
      readonly details: SummaryDetails | null
    }
  | {
      readonly about: 'budget'
      readonly isOver: boolean
      readonly daysLeft: number
      readonly period: Period
      readonly details: { readonly categoryId: number; readonly spent: number; readonly target: number } | null
    }
  | {
      readonly about: 'step'
      readonly openSteps: number
      readonly details: StepDetails | null
    }
  | {
      readonly about: 'bank'
      /** `since` is ISO 8601. */
      readonly details: { readonly bank: string; readonly since: string; readonly accounts: number } | null
    }
  | { readonly about: 'news' }
  | {
      readonly about: 'large'
      /** `date` is ISO 8601. */
      readonly details: { readonly amount: number; readonly date: string; readonly text: string } | null
    }

type StepDetails = Pick<NextStep, 'title' | 'sentence' | 'description' | 'sentences'>

/** Amounts in dollars. */
interface SummaryDetails {
  readonly income: number
  readonly spending: number
  /** Ids of categories. */
  readonly overBudgets: readonly number[]
  readonly netWorth: number
  readonly nextStep: Omit<StepDetails, 'description'> | null
}

/** The name of each kind of note, as Settings has it. */
const noteNames = {
  summary: words.kindSummary,
  budget: words.kindBudget,
  step: words.kindStep,
  bank: words.kindBank,
  news: words.kindNews,
  large: words.kindLarge,
} as const satisfies Record<NoteContent['about'], () => string>

type Said = Pick<MailContent, 'subject' | 'preview' | 'heading' | 'lines' | 'facts'> & {
  /** The button, and the page that it opens. */
  readonly to: readonly [label: string, page: string]
}
type Of<About extends NoteContent['about']> = Extract<NoteContent, { about: About }>

const home = '/my-goals-and-finances'

function summary({ period, details }: Of<'summary'>): Said {
  const month = longMonth(period)
  const [subject, preview] = [words.summarySubject({ month }), words.summaryPreview()]
  const to = [words.summaryButton(), `${home}/cashflow-detail`] as const
  if (!details)
    return { subject, preview, heading: words.summaryHeading({ month }), lines: [words.summaryLine({ month })], to }
  const { income, spending, overBudgets, netWorth, nextStep } = details
  const net = formatMoney(Math.abs(income - spending))
  return {
    subject,
    preview,
    to,
    heading: income >= spending ? words.summaryKept({ net, month }) : words.summaryLost({ net, month }),
    lines: [
      words.summaryFlows({ income: formatMoney(income), spending: formatMoney(spending) }),
      words.summaryBudgets({ count: overBudgets.length, names: overBudgets.map(categoryForReader).join(', ') }),
    ],
    facts: [
      [words.summaryWorth(), formatMoney(netWorth)],
      ...(nextStep === null ? [] : [[words.summaryStep(), stepForReader(nextStep)] as const]),
    ],
  }
}

function budget({ period, isOver, daysLeft: days, details }: Of<'budget'>): Said {
  const month = longMonth(period)
  const left = words.budgetDays({ days, month })
  const common = {
    subject: words.budgetSubject(),
    preview: words.budgetPreview({ days, month }),
    to: [words.budgetButton(), `${home}/budgets`] as const,
  }
  if (!details) return { ...common, heading: words.budgetHeading({ state: isOver ? 'over' : 'other' }), lines: [left] }
  const { spent, target } = details
  const category = categoryForReader(details.categoryId)
  return {
    ...common,
    heading: isOver
      ? words.budgetOver({ category, amount: formatMoney(spent - target) })
      : words.budgetUsed({ category, percent: formatPercent(spent / target, 0) }),
    lines: [words.budgetSpent({ spent: formatMoney(spent), target: formatMoney(target) }), left],
  }
}

const step = ({ openSteps, details }: Of<'step'>): Said => ({
  subject: words.stepSubject(),
  preview: words.stepPreview(),
  heading: details ? stepForReader(details) : words.stepHeading(),
  lines: [details ? forReader(details).description : words.stepLine({ count: openSteps })],
  to: [words.stepButton(), home],
})

const bank = ({ details }: Of<'bank'>): Said => ({
  subject: words.bankSubject(),
  preview: words.bankPreview(),
  heading: details ? words.bankNamed({ bank: details.bank }) : words.bankHeading(),
  lines: [
    details
      ? words.bankSince({ bank: details.bank, date: longDay(Date.parse(details.since)), accounts: details.accounts })
      : words.bankLine(),
  ],
  to: [words.bankButton(), `${home}/bank-connections`],
})

const news = (): Said => ({
  subject: words.newsSubject({ feature: words.newsRecurring() }),
  preview: words.newsRecurringPreview(),
  heading: words.newsRecurringHeading(),
  lines: [words.newsRecurringLine()],
  to: [words.newsButton(), `${home}/transactions/recurring`],
})

const large = ({ details }: Of<'large'>): Said => ({
  subject: words.largeSubject(),
  preview: words.largePreview(),
  heading: words.largeHeading(),
  lines: [words.largeLine()],
  ...(details && {
    facts: [
      [words.largeText(), details.text],
      [words.largeAmount(), formatMoney(details.amount)],
      [words.largeDate(), longDay(Date.parse(details.date))],
    ],
  }),
  to: [words.largeButton(), `${home}/transactions`],
})

function say(content: NoteContent): Said {
  switch (content.about) {
    case 'summary':
      return summary(content)
    case 'budget':
      return budget(content)
    case 'step':
      return step(content)
    case 'bank':
      return bank(content)
    case 'news':
      return news()
    case 'large':
      return large(content)
  }
}

/**
 * Returns the mail of a note, with a link that turns its kind off.
 *
 * @param stopUrl null where our own address is not known, as in development: then the mail has no link at all.
 */
export function noteMail(
  to: Reader,
  { publicOrigin }: MailPlace,
  content: NoteContent,
  stopUrl: string | null,
): MailMessage {
  return mailIn(to, () => {
    const { to: button, ...said } = say(content)
    const [label, page] = button
    const on = words.footOn({ preference: noteNames[content.about]() })
    return renderMail(to.email, {
      ...said,
      button: publicOrigin === undefined ? null : { label, url: `${publicOrigin}/secure/home#${page}` },
      foot: [on, ...(stopUrl === null ? [words.footSettings()] : []), footBenefit(to)],
      stop: stopUrl === null ? null : { label: words.footStop(), url: stopUrl },
    })
  })
}
