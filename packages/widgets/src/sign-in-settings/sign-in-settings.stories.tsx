import type { Client } from '@evenkeel/api-client/client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { fill, inSection, loading, phone, seen } from '../shared/story-states.fixture.tsx'
import { DevicesCard, PasswordCard, SecondStepCard } from './index.ts'
import * as signInSettingsWords from '../words/sign-in-settings.generated.ts'
import * as signInWords from '../words/sign-in.generated.ts'

const meta = {
  title: 'Widgets/Sign-in settings',
  decorators: [inSection],
  parameters: { api: {} },
  render: () => (
    <>
      <SecondStepCard />
      <DevicesCard onSignedOut={fn()} />
    </>
  ),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const password: Story = { render: () => <PasswordCard email="demo@evenkeel.example" /> }

/** The code that the authenticator app of a story shows. */
const mailedCode = '123456'
const knownPassword = 'Quiet-Harbor-42'

async function addApp(client: Client) {
  await client.call('startSecondFactor', { body: { kind: 'authenticator', password: knownPassword } })
  await client.call('confirmSecondFactor', { body: { code: mailedCode } })
}

const withApp = { api: { before: addApp } }
const manyDevices = {
  api: { devices: ['Firefox on Mac', 'Safari on iPhone', 'Chrome on Windows', ''], before: addApp },
}

const openProof: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: signInSettingsWords.addAnAuthenticatorApp() }))
  await seen(await canvas.findByRole('dialog', { name: signInSettingsWords.addAnAuthenticatorApp() }))
}

const prove = async ({ canvas, userEvent }: Parameters<Play>[0], password: string) => {
  fill(await canvas.findByLabelText(/^Your password/), password)
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
}

const openApp: Play = async (context) => {
  await openProof(context)
  await prove(context, knownPassword)
  await seen(await context.canvas.findByRole('img', { name: /^QR code/ }))
}

export const Nothing: Story = {}
export const OneApp: Story = { parameters: withApp }
export const ManyDevices: Story = { parameters: manyDevices }
export const ManyDevicesNarrow: Story = { parameters: manyDevices, globals: phone }
export const SignInLoading: Story = { parameters: loading }
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
    await prove(context, knownPassword)
    await seen(await context.canvas.findByRole('alert'))
  },
}
export const AppAdded: Story = {
  play: async (context) => {
    await openApp(context)
    const { canvas, userEvent } = context
    fill(canvas.getByRole('textbox', { name: signInWords.codeOfApp() }), mailedCode)
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await seen(await canvas.findByRole('dialog', { name: signInSettingsWords.codesTitle() }))
  },
}
export const RemoveSecondStep: Story = {
  parameters: withApp,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: signInSettingsWords.turnOff() }))
    await seen(await canvas.findByRole('dialog', { name: signInSettingsWords.turnOffTitle() }))
  },
}

export const PasswordOfCompanyOnly: Story = { ...password, parameters: { api: { person: 'new' } } }
export const PasswordLoading: Story = { ...password, parameters: loading }
