import type { Dashboard } from '@evenkeel/api-client/contract/dashboard'
import { GoalType } from '@evenkeel/engine'
import { Money } from '@evenkeel/ui/money'
import { Percent } from '@evenkeel/ui/percent'
import type { ReactNode } from 'react'
import { goalPaths, paths } from '../shared/paths.ts'
import * as words from '../words/getting-started.generated.ts'

type Start = Dashboard['gettingStarted']

export interface FirstThingContext {
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
export function textOf(key: Start['items'][number]['key'], context: FirstThingContext): FirstThingText {
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
