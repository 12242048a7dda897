import type { Account } from '@evenkeel/api-client/contract/accounts'
import type { FirstStep } from '@evenkeel/api-client/contract/dashboard'
import type { NextStep } from '@evenkeel/api-client/contract/goals'
import { ApiProvider, type FirstAnswers } from '@evenkeel/api-client/react'
import { createClient } from '@evenkeel/api-client/client'
import { AccountGroup, monthName } from '@evenkeel/engine'
import { accountSections, accountTexts } from '@evenkeel/widgets/first-accounts'
import { BandSkeleton } from '@evenkeel/widgets/shared/band-skeleton.tsx'
import { openGroupsAtom } from '@evenkeel/widgets/shared/state/open-groups.ts'
import { type RowCounts, rowCountsAtom } from '@evenkeel/widgets/shared/state/row-counts.ts'
import { TodayProvider } from '@evenkeel/widgets/shared/today.tsx'
import { paths } from '@evenkeel/widgets/shared/paths.ts'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createStore, Provider } from 'jotai'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { sampleAccount } from '../embed/sample-answers.ts'
import { AppLayout } from '../layouts/app-layout.tsx'
import { LoginPage } from '../pages/auth/login-page.tsx'
import { AccountsPart, Cards, HomeCards, StepsPart } from '../pages/finances/home-page.tsx'
import { PageHeader } from '../shell/page-header.tsx'
import * as words from '../words/navigation.generated.ts'

/* Runs in the build alone: draws what the page shows before its scripts are there. Nothing in it is about a person or a day. */

const anyDay = '2026-01-01'
const titleOfAnyMonth = words.budgetsOf({ month: monthName('2026-01', 'month') })

/** The place of a text that the first script puts in (`start/home.ts`). */
const PlaceOf = ({ part }: { readonly part: string }) => <span data-part={part}>{'\u00A0'}</span>

/** Home before anything is known of the person. */
const HomeShape = () => (
  <>
    <PageHeader title={<PlaceOf part="greeting" />} subtitle={<PlaceOf part="day" />} />
    <HomeCards>
      <Cards isPlaced={false} later={{ isWanted: false }} />
    </HomeCards>
  </>
)

interface Drawing {
  readonly path: string
  readonly Screen: ComponentType
  readonly Layout?: ComponentType
  /** What the screen reads. */
  readonly first?: FirstAnswers
  /** The groups of accounts that are open. */
  readonly open?: readonly string[]
  readonly rows?: RowCounts
}

function draw({ path, Screen, Layout, first, open = [], rows = {} }: Drawing): string {
  const screen = { path, Component: Screen }
  const router = createMemoryRouter([Layout ? { Component: Layout, children: [screen] } : screen], {
    initialEntries: [path],
  })
  const store = createStore()
  store.set(openGroupsAtom, open)
  store.set(rowCountsAtom, rows)
  const html = renderToStaticMarkup(
    <Provider store={store}>
      <ApiProvider client={createClient()} first={first}>
        <TodayProvider today={anyDay}>
          <RouterProvider router={router} />
        </TodayProvider>
      </ApiProvider>
    </Provider>,
  )
  return html.replaceAll(`>${titleOfAnyMonth}<`, '>\u00A0<')
}

const debt: Account = { ...sampleAccount, groupName: AccountGroup.LIABILITY, balance: -1000 }

/** Made-up accounts: each text about them is in the card once. One is older than the others. */
const accounts: readonly Account[] = [
  sampleAccount,
  sampleAccount,
  debt,
  debt,
  { ...debt, balanceAsOf: '2025-01-01T00:00:00Z' },
]

const AccountsShape = () => <AccountsPart isPlaced later={{ isWanted: false }} />

/** Returns home's card of accounts with these sections open. */
function drawAccounts(open: readonly string[]): string {
  const first: FirstAnswers = new Map([['accounts', { data: accounts, _k: ['accounts', { body: {} }] }]])
  return draw({ path: paths.home(), Screen: AccountsShape, first, open })
}

/** What the rows of what to do say, for the places of their texts. */
const stepTexts = { sentence: 'sentence', why: 'why', button: 'button' }
const firstStep: FirstStep = { ...stepTexts, sentence: [stepTexts.sentence] }

const step: NextStep = {
  ...{ id: 0, status: 0, planType: 0, title: '', description: '', link: paths.home(), order: 0, rank: 0, urgency: 0 },
  ...{ source: 'plan', button: 'open', snoozedUntil: null, dollarsAYear: 0, sentence: null },
}

const StepsShape = () => <StepsPart later={{ isWanted: false }} />

/** Returns the card of what to do with two rows: the first, and another. */
function drawSteps(): string {
  const data = { nextSteps: [step, step], firstSteps: [firstStep, firstStep] }
  const first: FirstAnswers = new Map([['dashboard', { data: { data }, _k: ['dashboard'] }]])
  return draw({ path: paths.home(), Screen: StepsShape, first })
}

/** Returns the line of a person who has nothing to do, by how many goals they have. */
const drawLine = (goals: number) => draw({ path: paths.home(), Screen: BandSkeleton, rows: { band: 0, goals } })

/**
 * Returns the HTML of home with its frame and of the sign-in; of the line in place of what to do; and of the card of accounts, with the texts
 * in it that are about a person.
 */
export const drawShapes = () => ({
  home: draw({ path: paths.home(), Screen: HomeShape, Layout: AppLayout }),
  lines: { none: drawLine(0), some: drawLine(1) },
  steps: drawSteps(),
  stepTexts,
  accounts: { closed: drawAccounts([]), open: drawAccounts(accountSections.map(({ label }) => label)) },
  accountTexts: accountTexts(accounts, new Date(`${anyDay}T12:00:00Z`)),
  signIn: draw({ path: paths.login(), Screen: LoginPage }),
})
