import type { Meta, StoryObj } from '@storybook/react-vite'
import { manyDependents, oneDependent } from '../shared/dependents.fixture.ts'
import { fill, inSection, loading, phone, seen } from '../shared/story-states.fixture.tsx'
import { AboutMe, Contact, Settings } from './index.ts'
import * as words from '../words/profile.generated.ts'

const meta = { title: 'Widgets/Profile', decorators: [inSection], parameters: { api: {} } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const contact: Story = { render: () => <Contact onSaved={async () => undefined} /> }
const aboutMe: Story = { render: () => <AboutMe /> }
const settings: Story = { render: () => <Settings /> }

export const ContactSaveFailed: Story = {
  ...contact,
  parameters: { api: { fail: ['saveContactInformation'] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }))
    await seen(await canvas.findByRole('alert'))
  },
}

export const ContactOtherEmail: Story = {
  ...contact,
  play: async ({ canvas }) => {
    fill(await canvas.findByRole('textbox', { name: /^Email/ }), 'maya@second.example')
    await seen(await canvas.findByLabelText(/^Your password/))
  },
}

export const AboutMeAndDependents: Story = { ...aboutMe, parameters: oneDependent }
export const AboutMeNarrow: Story = { ...aboutMe, parameters: manyDependents, globals: phone }
export const AboutMeLoading: Story = { ...aboutMe, parameters: loading }
export const AboutMeManyDependents: Story = { ...aboutMe, parameters: manyDependents }
export const AddDependent: Story = {
  ...aboutMe,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.addDependent() }))
    await seen(await canvas.findByRole('dialog', { name: words.addDependent() }))
  },
}

export const SettingsLoading: Story = { ...settings, parameters: loading }

export const ContactRefused: Story = {
  ...contact,
  play: async ({ canvas, userEvent }) => {
    fill(await canvas.findByRole('textbox', { name: /^ZIP code/ }), '9')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await seen(await canvas.findByText('Check these:'))
  },
}
