import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { sampleConnection } from '../shared/connection.fixture.ts'
import { createFakeApi, type FakeAnswers, FakeApp } from '../shared/fake-api.fixture.tsx'
import { fill, phone, seen } from '../shared/story-states.fixture.tsx'
import {
  askingConnection,
  goodServer,
  manyConnections,
  refusedLogin,
  sampleAccountPair,
  samplePair,
} from './connection.fixture.ts'
import { BankStage } from './bank-host.fixture.tsx'
import * as words from '../words/bank-sandbox.generated.ts'

const never = () => new Promise(() => undefined)
const broken = () => Response.json({ code: -1, message: 'Unknown error encountered' }, { status: 500 })

/** The dialogs over a server in memory, whose answers decide the state. */
function Stage({
  wish,
  answers = {},
}: {
  readonly wish: Parameters<typeof BankStage>[0]['wish']
  readonly answers?: FakeAnswers
}) {
  return (
    <FakeApp api={createFakeApi({ ...goodServer, ...answers })}>
      <BankStage wish={wish} leave={() => undefined} />
    </FakeApp>
  )
}

const connect = { kind: 'connect' } as const
const manage = { kind: 'manage' } as const

const meta = {
  title: 'Widgets/Bank connections',
  component: Stage,
  args: { wish: manage },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open' }))
    // Queried again: the provider's dialog replaces ours.
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible())
  },
} satisfies Meta<typeof Stage>
export default meta
type Story = StoryObj<typeof meta>

export const Many: Story = { args: { answers: { connections: manyConnections } } }
export const AsksIfSame: Story = { args: { answers: { connections: [sampleConnection(), askingConnection] } } }
export const One: Story = { args: { answers: { connections: [sampleConnection()] } } }
export const Empty: Story = {}
export const Loading: Story = { args: { answers: { connections: never } } }
export const Failed: Story = { args: { answers: { connections: broken } } }
export const ManyOnPhone: Story = { args: { answers: { connections: manyConnections } }, globals: phone }

export const Banks: Story = { args: { wish: connect, answers: { connections: [sampleConnection()] } } }
export const BanksLoading: Story = { args: { wish: connect, answers: { sandboxInstitutions: never } } }
export const LinkStarting: Story = { args: { wish: connect, answers: { createLink: never } } }
export const LinkFailed: Story = { args: { wish: connect, answers: { createLink: broken } } }

export const Refused: Story = {
  args: {
    wish: connect,
    answers: { connections: [sampleConnection()], sandboxLogin: { accounts: [], error: refusedLogin } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open' }))
    await userEvent.click(await canvas.findByRole('button', { name: /^Harbor Bank/ }))
    fill(await canvas.findByLabelText(/^User name/), 'user_good')
    fill(await canvas.findByLabelText(/^Password/), 'wrong')
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }))
    await seen(await canvas.findByRole('alert'))
  },
}

export const Accounts: Story = {
  args: { wish: connect },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open' }))
    await userEvent.click(await canvas.findByRole('button', { name: /^Harbor Bank/ }))
    fill(await canvas.findByLabelText(/^User name/), 'user_good')
    fill(await canvas.findByLabelText(/^Password/), 'pass_good')
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }))
    await seen(await canvas.findByRole('button', { name: words.allowAndConnect() }))
  },
}

const framed = {
  profileSettings: { accountConnectivityType: 0, useTestInstitutions: false },
  quovoStylesName: { name: 'evenkeel' },
}

/** For a company that links banks in the frame: the state until the frame has loaded. The dialogs above show its content. */
export const FrameComing: Story = { args: { wish: connect, answers: { ...framed, quovoIframeToken: never } } }

export const Sandbox: Story = {
  args: { answers: { connections: [sampleConnection()] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Sandbox: Harbor Bank' }))
    await seen(await canvas.findByRole('button', { name: words.applyAndRefresh() }))
  },
}

export const AccountMayBeThereTwice: Story = {
  args: {
    wish: { kind: 'duplicates' },
    answers: { suspectedAccounts: [sampleAccountPair], suspectedDuplicates: [samplePair] },
  },
}

export const MayBeThereTwice: Story = {
  args: { wish: { kind: 'duplicates' }, answers: { suspectedDuplicates: [samplePair] } },
}

export const Delete: Story = {
  args: { wish: { kind: 'delete', connectionId: 3, name: 'Harbor Bank' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open' }))
    await seen(await canvas.findByRole('alertdialog'))
  },
}
