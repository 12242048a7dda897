import type { Client } from '@evenkeel/api-client/client'
import type { WidgetAgreement } from '@evenkeel/api-client/contract/widget-grants'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { inSection, loading, phone, seen } from '../shared/story-states.fixture.tsx'
import { createFakeApi, FakeApp } from '../shared/fake-api.fixture.tsx'
import { oneOnBenefits, twoOnIntranet } from './agreement.fixture.ts'
import { AccessLog, YourData } from './index.ts'
import { WidgetsCard } from './widgets-card.tsx'
import * as words from '../words/your-data.generated.ts'

const meta = {
  title: 'Widgets/Profile/Access and data',
  decorators: [inSection],
  parameters: { api: {} },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const log: Story = { render: () => <AccessLog /> }
const data: Story = { render: () => <YourData onDeleted={fn()} /> }

/** The card of widgets over answers in memory: an agreement is made only together with a frame on another page. */
const widgetsOn = (...embedAgreements: readonly WidgetAgreement[]): Story => ({
  render: () => (
    <FakeApp
      api={createFakeApi({ embedAgreements, exportParts: { count: 1, takes: 'nothing' }, withdrawEmbedAgreement: {} })}
    >
      <WidgetsCard />
    </FakeApp>
  ),
})

type ClientOf = (person: 'planner') => Promise<Client>
const idOf = async (client: Client) => String((await client.call('session')).userId)

/** Makes a visit of the planner. */
async function visitedByPlanner(client: Client, clientOf: ClientOf) {
  const userId = await idOf(client)
  const planner = await clientOf('planner')
  await planner.call('staffCashFlow', { params: { userId }, body: { pastMonthCount: 6 } })
  await planner.call('staffTasks', { params: { userId } })
}

/** A log with a visit by staff, over answers in memory: a story's API has no key to encrypt the reason with. */
const seenByStaff = {
  lines: [
    {
      at: '2026-11-19T17:45:00Z',
      event: 'staff-call',
      byName: 'Robin Vale',
      byRole: 2,
      isOwn: false,
      what: 'viewed your account setup',
      reason: null,
    },
  ],
  planner: null,
  grants: [
    {
      accessId: 1,
      staffName: 'Robin Vale',
      reason: 'Call of today about a budget that does not add up, and about the card of the bank that no longer syncs',
      grantedAt: '2026-11-19T17:41:00Z',
      endsAt: '2026-11-20T17:41:00Z',
      isInForce: true,
      state: 'open',
      approvedBy: null,
    },
  ],
  isIntact: true,
}

export const LogEmpty: Story = { ...log, parameters: { api: { person: 'sam' } } }
export const LogOfMany: Story = { ...log, parameters: { api: { before: visitedByPlanner } } }
export const LogNarrow: Story = { ...LogOfMany, globals: phone }
export const LogOfStaff: Story = {
  render: () => (
    <FakeApp api={createFakeApi({ accessLog: seenByStaff, embedAgreements: [] })}>
      <AccessLog />
    </FakeApp>
  ),
}
export const LogLoading: Story = { ...log, parameters: loading }
export const LogFailed: Story = { ...log, parameters: { api: { fail: ['accessLog'] } } }
export const LogWidgetsFailed: Story = { ...log, parameters: { api: { fail: ['embedAgreements'] } } }

export const Data: Story = data
export const DataNarrow: Story = { ...data, globals: phone }
export const DataLoading: Story = { ...data, parameters: loading }
export const DataFailed: Story = { ...data, parameters: { api: { fail: ['embedAgreements'] } } }
export const WidgetsNone: Story = widgetsOn()
export const WidgetsOne: Story = widgetsOn(oneOnBenefits)
export const WidgetsMany: Story = widgetsOn(twoOnIntranet, oneOnBenefits)
export const WidgetsManyNarrow: Story = { ...widgetsOn(twoOnIntranet, oneOnBenefits), globals: phone }
export const WidgetsLoading: Story = { render: () => <WidgetsCard />, parameters: loading }
export const WidgetsFailed: Story = {
  render: () => <WidgetsCard />,
  parameters: { api: { fail: ['embedAgreements'] } },
}
export const Leave: Story = {
  ...data,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.deleteMyAccount() }))
    await seen(await canvas.findByRole('dialog', { name: words.deleteYourAccount() }))
  },
}
