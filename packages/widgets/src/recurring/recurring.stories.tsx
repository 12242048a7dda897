import type { Meta, StoryObj } from '@storybook/react-vite'
import { createFakeApi, FakeApp, type FakeAnswers } from '../shared/fake-api.fixture.tsx'
import { AccountComingUp } from './account-coming-up.tsx'
import { sampleItem, sampleRecurring } from './recurring.fixture.ts'
import { RecurringCard } from './recurring-card.tsx'
import { RecurringPanel } from './recurring-panel.tsx'
import { UntilPaydayCard } from './until-payday-card.tsx'

interface PartsProps {
  readonly answers: FakeAnswers
  /** The card of an account, or of home, in place of the page. */
  readonly card?: 'account' | 'home' | 'widget'
}

/** The page, or one of its cards, over answers in memory. */
function Parts({ answers, card }: PartsProps) {
  return (
    <FakeApp api={createFakeApi({ categories: [], decideRecurring: {}, ...answers })}>
      {card === 'account' && <AccountComingUp userAccountId={1} />}
      {card === 'home' && <UntilPaydayCard />}
      {card === 'widget' && <RecurringCard signature="Evenkeel" />}
      {card === undefined && <RecurringPanel />}
    </FakeApp>
  )
}

const meta = { title: 'Widgets/Recurring', component: Parts } satisfies Meta<typeof Parts>
export default meta
type Story = StoryObj<typeof meta>

const unusual = [
  sampleItem({ changedPrice: null, missedDate: '2026-11-10T00:00:00Z' }),
  sampleItem({ userTransactionId: 2, changedPrice: null, doubledDate: '2026-11-12T00:00:00Z' }),
  sampleItem({ userTransactionId: 3, changedPrice: null, least: -120, most: -80, expected: -95 }),
]

export const Many: Story = { args: { answers: { recurring: sampleRecurring } } }
export const OfAnAccount: Story = { args: { answers: { recurring: sampleRecurring }, card: 'account' } }
export const OnHome: Story = { args: { answers: { recurring: sampleRecurring }, card: 'home' } }
export const OnAnotherPage: Story = { args: { answers: { recurring: sampleRecurring }, card: 'widget' } }
export const Unusual: Story = { args: { answers: { recurring: { ...sampleRecurring, items: unusual } } } }
export const WithoutPayday: Story = {
  args: { answers: { recurring: { ...sampleRecurring, items: unusual.slice(0, 1), payday: null, monthly: [] } } },
}
export const Empty: Story = { args: { answers: { recurring: { ...sampleRecurring, items: [] } } } }
export const Loading: Story = { args: { answers: { recurring: () => new Promise(() => undefined) } } }
export const Failed: Story = {
  args: { answers: { recurring: () => Response.json({ code: -1, message: 'No' }, { status: 500 }) } },
}
