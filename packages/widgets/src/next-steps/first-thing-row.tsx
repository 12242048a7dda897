import type { Dashboard } from '@evenkeel/api-client/contract/dashboard'
import { Button } from '@evenkeel/ui/button'
import { Heading } from '@evenkeel/ui/heading'
import { Icon } from '@evenkeel/ui/icon'
import { ButtonLink } from '@evenkeel/ui/link'
import { useLinks } from '../shared/links.ts'
import * as words from '../words/getting-started.generated.ts'
import { GoalType } from '@evenkeel/engine'
import { Money } from '@evenkeel/ui/money'
import { Percent } from '@evenkeel/ui/percent'
import type { ReactNode } from 'react'
import { goalPaths, paths } from '../shared/paths.ts'

type Start = Dashboard['gettingStarted']

interface FirstThingContext {
  readonly match: Start['match']
  /** Undefined until it is known. */
  readonly employer: string | undefined
  /** The company's accounts are kept by hand only. */
  readonly isByHandOnly: boolean
}

interface FirstThingText {
  readonly title: ReactNode
  /** Why, or what helps. */
  readonly text: ReactNode
  readonly button: string
  /** Null for what opens a dialog. */
  readonly path: string | null
}

function matchText({ match, employer }: FirstThingContext): FirstThingText {
  const { amount = null, rate = 0, limit = 0 } = match ?? {}
  return {
    title:
      amount === null
        ? words.match()
        : words.matchUpTo.parts({ amount: <Money key="amount" value={amount} cents={false} look="bare" /> }),
    text: words.matchText.parts({
      employer: employer ?? words.yourEmployer(),
      cents: Math.round(rate * 100),
      percent: <Percent key="percent" value={limit} />,
    }),
    button: words.seeHow(),
    path: goalPaths[GoalType.COMPANY_BENEFITS],
  }
}

/** Returns what the list says of one thing to do first. */
function textOf(key: Start['items'][number]['key'], context: FirstThingContext): FirstThingText {
  switch (key) {
    case 'aboutMe':
      return { title: words.aboutMe(), text: words.aboutMeText(), button: words.start(), path: paths.aboutMe() }
    case 'match':
      return matchText(context)
    case 'account':
      return {
        ...(context.isByHandOnly
          ? { title: words.accountByHand(), text: words.accountByHandText() }
          : { title: words.account(), text: words.accountText() }),
        button: words.addAccount(),
        path: null,
      }
    case 'goal':
      return { title: words.goal(), text: null, button: words.chooseGoal(), path: paths.allGoals() }
    case 'budget':
      return { title: words.budget(), text: null, button: words.setBudget(), path: paths.budgets() }
  }
}

interface FirstThingRowProps extends FirstThingContext {
  readonly item: Dashboard['gettingStarted']['items'][number]
  /** Counts from 1. */
  readonly place: number
  /** The first one that is not done: open, with the primary button. */
  readonly isNext: boolean
  readonly onAddAccount: () => void
}

const row = 'relative flex items-start gap-4 border-t border-hairline px-4 py-3 tablet:items-center tablet:px-6'
const circle = 'flex size-6 shrink-0 items-center justify-center rounded-pill text-caption font-semibold'
const wholeRow = "rounded-sm text-left after:absolute after:inset-0 after:content-['']"

function Mark({
  place,
  isNext,
  isDone,
}: {
  readonly place: number
  readonly isNext: boolean
  readonly isDone: boolean
}) {
  if (isDone)
    return (
      <span className={`${circle} bg-positive text-on-accent [print-color-adjust:exact]`}>
        <Icon name="check" size={16} />
      </span>
    )
  return (
    <span
      aria-hidden
      className={`${circle} border ${isNext ? 'border-accent text-accent' : 'border-border-strong text-text-muted'}`}
    >
      {place}
    </span>
  )
}

/** One thing to do first: a line, or open with its reason and its button. */
export function FirstThingRow({
  item: { key, isDone, minutes },
  place,
  isNext,
  onAddAccount,
  ...context
}: FirstThingRowProps) {
  const { href } = useLinks()
  const { title, text, button, path } = textOf(key, context)
  const isBelow = isNext && !isDone
  const name = isDone ? <s className="text-text-muted">{title}</s> : title
  return (
    <li className={`${row} ${isBelow ? 'bg-accent-soft/50' : ''}`}>
      <Mark {...{ place, isNext, isDone }} />
      <div className="flex min-w-0 flex-1 flex-col gap-3 tablet:contents">
        <div className="min-w-0 flex-1">
          <Heading look="item" level={3}>
            {isDone || isBelow ? (
              name
            ) : path === null ? (
              <button type="button" className={wholeRow} onClick={onAddAccount}>
                {name}
              </button>
            ) : (
              <a href={href(path)} className={wholeRow}>
                {name}
              </a>
            )}
          </Heading>
          {!isDone && text !== null && <p className="text-label font-normal text-text-muted">{text}</p>}
        </div>
        {isBelow && (
          <div className="shrink-0 tablet:order-last">
            {path === null ? (
              <Button variant="primary" size="compact" onClick={onAddAccount}>
                {button}
              </Button>
            ) : (
              <ButtonLink variant="primary" size="compact" href={href(path)}>
                {button}
              </ButtonLink>
            )}
          </div>
        )}
      </div>
      <span className="flex shrink-0 items-center gap-3 text-label font-normal text-text-muted">
        {isDone ? words.done() : words.minutes({ minutes })}
        {!isDone && !isBelow && <Icon name="chevron-right" size={18} />}
      </span>
    </li>
  )
}
