import type { Client } from '@evenkeel/api-client/client'
import { fill, loading, phone, seen } from '@evenkeel/widgets/shared/story-states.fixture.tsx'
import { paths } from '@evenkeel/widgets/shared/paths.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { AccessLogPage } from './access-log-page.tsx'
import { SignInPage } from './sign-in-page.tsx'
import { StoryPage } from './story-page.fixture.tsx'
import { UpdatePasswordPage } from './update-password-page.tsx'
import { YourDataPage } from './your-data-page.tsx'

const inProfile = (title: string) => ({ title, crumbs: [{ label: 'My information', path: paths.profile() }] })

const meta = {
  title: 'Portal/Sign-in, access and data',
  component: StoryPage,
  parameters: { api: {} },
  args: { handle: inProfile('Sign-in and security'), Page: SignInPage },
} satisfies Meta<typeof StoryPage>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const password = { handle: inProfile('Password'), Page: UpdatePasswordPage }
const log = { handle: inProfile('Who looked at my data'), Page: AccessLogPage }
const data = { handle: inProfile('Your data'), Page: YourDataPage }

/** Any code of six digits is what the app of a story shows. */
const CODE = '123456'
const PASSWORD = 'Quiet-Harbor-42'

async function addApp(client: Client) {
  await client.call('startSecondFactor', { body: { kind: 'authenticator', password: PASSWORD } })
  await client.call('confirmSecondFactor', { body: { code: CODE } })
}

const withApp = { api: { before: addApp } }
const manyDevices = {
  api: { devices: ['Firefox on Mac', 'Safari on iPhone', 'Chrome on Windows', ''], before: addApp },
}

const openProof: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add an authenticator app' }))
  await seen(await canvas.findByRole('dialog', { name: 'Add an authenticator app' }))
}

const prove = async ({ canvas, userEvent }: Parameters<Play>[0], password: string) => {
  fill(await canvas.findByLabelText(/^Your password/), password)
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
}

const openApp: Play = async (context) => {
  await openProof(context)
  await prove(context, PASSWORD)
  await seen(await context.canvas.findByRole('img', { name: /^Picture to scan/ }))
}

export const Nothing: Story = {}
export const OneApp: Story = { parameters: withApp }
export const ManyDevices: Story = { parameters: manyDevices }
export const ManyDevicesNarrow: Story = { parameters: manyDevices, globals: phone }
export const SignInLoading: Story = { parameters: loading }
export const SignInFailed: Story = { parameters: { api: { fail: ['secondFactor', 'sessions'] } } }
export const AddApp: Story = { play: openApp }
export const AddAppNarrow: Story = { globals: phone, play: openApp }
export const AddAppProof: Story = { play: openProof }
export const AddAppProofOfCompanyOnly: Story = { parameters: { api: { person: 'new' } }, play: openProof }
export const AddAppWrongPassword: Story = {
  play: async (context) => {
    await openProof(context)
    await prove(context, 'Wrong-Harbor-42')
    await seen(await context.canvas.findByText('Current password is incorrect', { exact: true }))
  },
}
export const AddAppFailed: Story = {
  parameters: { api: { fail: ['startSecondFactor'] } },
  play: async (context) => {
    await openProof(context)
    await prove(context, PASSWORD)
    await seen(await context.canvas.findByRole('alert'))
  },
}
export const AppAdded: Story = {
  play: async (context) => {
    await openApp(context)
    const { canvas, userEvent } = context
    fill(canvas.getByRole('textbox', { name: 'Code that the app shows' }), CODE)
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await seen(await canvas.findByRole('dialog', { name: 'Keep these recovery codes' }))
  },
}
export const RemoveSecondStep: Story = {
  parameters: withApp,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }))
    await seen(await canvas.findByRole('dialog', { name: 'Remove your second steps?' }))
  },
}

export const Password: Story = { args: password }
export const PasswordOfCompanyOnly: Story = { args: password, parameters: { api: { person: 'new' } } }
export const PasswordLoading: Story = { args: password, parameters: loading }
export const PasswordFailed: Story = { args: password, parameters: { api: { fail: ['ownSignIn'] } } }

/** The planner looks at what is theirs to look at, and one of our staff after having given a reason. */
async function looked(client: Client, clientOf: (person: 'planner' | 'staff') => Promise<Client>) {
  const userId = String((await client.call('session')).userId)
  const planner = await clientOf('planner')
  await planner.call('staffCashFlow', { params: { userId }, body: { pastMonthCount: 6 } })
  await planner.call('staffTasks', { params: { userId } })
  const staff = await clientOf('staff')
  const endsAt = '2026-11-20T17:41:00.000Z'
  await staff.call('grantAccess', {
    params: { userId },
    body: {
      reason: 'Call of today about a budget that does not add up, and about the card of the bank that no longer syncs',
      endsAt,
    },
  })
  await staff.call('staffConfiguration', { params: { userId } })
}

export const LogEmpty: Story = { args: log, parameters: { api: { person: 'sam' } } }
export const LogOfMany: Story = { args: log, parameters: { api: { before: looked } } }
export const LogNarrow: Story = { args: log, parameters: { api: { before: looked } }, globals: phone }
export const LogLoading: Story = { args: log, parameters: loading }
export const LogFailed: Story = { args: log, parameters: { api: { fail: ['accessLog'] } } }

export const Data: Story = { args: data }
export const DataNarrow: Story = { args: data, globals: phone }
export const DataLoading: Story = { args: data, parameters: loading }
export const DataFailed: Story = { args: data, parameters: { api: { fail: ['embedAgreements'] } } }
export const Leave: Story = {
  args: data,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete my account' }))
    await seen(await canvas.findByRole('dialog', { name: 'Delete your account?' }))
  },
}
