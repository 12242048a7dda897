import type { Client } from '@evenkeel/api-client/client'
import { empty, fill, loading, phone, seen } from '@evenkeel/widgets/shared/story-states.fixture.tsx'
import { paths } from '@evenkeel/widgets/shared/paths.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { AboutMePage } from './about-me-page.tsx'
import { CheckupPage } from './checkup-page.tsx'
import { ContactPage } from './contact-page.tsx'
import { ProfilePage } from './profile-page.tsx'
import { SettingsPage } from './settings-page.tsx'
import { StoryPage } from './story-page.fixture.tsx'
import { WellBeingPage } from './well-being-page.tsx'

const meta = {
  title: 'Portal/Profile',
  component: StoryPage,
  parameters: { api: {} },
  args: { handle: { title: 'My information' }, Page: ProfilePage },
} satisfies Meta<typeof StoryPage>
export default meta
type Story = StoryObj<typeof meta>

const inProfile = (title: string) => ({ title, crumbs: [{ label: 'My information', path: paths.profile() }] })
const contact = { handle: inProfile('Contact information'), Page: ContactPage }
const aboutMe = { handle: inProfile('About me'), Page: AboutMePage }
const settings = { handle: inProfile('Settings'), Page: SettingsPage }
const checkup = { handle: inProfile('Confidence checkup'), Page: CheckupPage }
const wellBeing = { handle: inProfile('Financial well-being'), Page: WellBeingPage }

const dependent = (firstName: string, relation: 0 | 1 | 2, dateOfBirth: string | null) => ({
  firstName,
  lastName: 'Reyes',
  relation,
  dateOfBirth,
})
const emma = dependent('Emma', 0, '2019-03-01')
const withDependents = (...dependents: readonly (typeof emma)[]) => ({
  api: { before: (client: Client) => client.call('saveDependents', { body: { dependents: [...dependents] } }) },
})
const one = withDependents(emma)
const many = withDependents(
  emma,
  dependent('Bartholomew-Maximilian Featherstonehaugh', 0, '2024-02-29'),
  dependent('Rosa', 1, '1951-12-31'),
  dependent('Ines', 2, null),
)

async function answerCheckup(client: Client) {
  const { questions } = await client.call('checkup')
  await client.call('saveCheckup', {
    body: {
      answers: questions.map(({ questionId, answers }, index) => ({
        questionId,
        answerId: answers[index % 5]?.answerId ?? 0,
      })),
    },
  })
}
async function answerWellBeing(client: Client) {
  const { questions } = await client.call('wellBeing')
  await client.call('saveWellBeing', {
    body: {
      answers: questions.map(({ questionId, answers }) => ({ questionId, answerId: answers[2]?.answerId ?? 0 })),
    },
  })
}

export const Whole: Story = { parameters: one }
export const WholeNarrow: Story = { parameters: many, globals: phone }
export const WholeLoading: Story = { parameters: loading }
export const WholeEmpty: Story = { parameters: empty }
export const WholeFailed: Story = {
  parameters: { api: { fail: ['contactInformation', 'aboutMe', 'checkupStatus', 'wellBeing'] } },
}

export const Contact: Story = { args: contact }
export const ContactEmpty: Story = { args: contact, parameters: empty }
export const ContactSaveFailed: Story = {
  args: contact,
  parameters: { api: { fail: ['saveContactInformation'] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }))
    await seen(await canvas.findByRole('alert'))
  },
}

export const ContactOtherEmail: Story = {
  args: contact,
  play: async ({ canvas }) => {
    fill(await canvas.findByRole('textbox', { name: /^Email/ }), 'maya@second.example')
    await seen(await canvas.findByLabelText(/^Your password/))
  },
}

export const AboutMe: Story = { args: aboutMe, parameters: one }
export const AboutMeNarrow: Story = { args: aboutMe, parameters: many, globals: phone }
export const AboutMeLoading: Story = { args: aboutMe, parameters: loading }
export const AboutMeEmpty: Story = { args: aboutMe, parameters: empty }
export const AboutMeFailed: Story = { args: aboutMe, parameters: { api: { fail: ['aboutMe'] } } }
export const AboutMeManyDependents: Story = { args: aboutMe, parameters: many }
export const AddDependent: Story = {
  args: aboutMe,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a dependent' }))
    await seen(await canvas.findByRole('dialog', { name: 'Add a dependent' }))
  },
}

export const Settings: Story = { args: settings }
export const SettingsLoading: Story = { args: settings, parameters: loading }
export const SettingsFailed: Story = {
  args: settings,
  parameters: { api: { fail: ['emailPreferences', 'profileSettings'] } },
}

export const Checkup: Story = { args: checkup }
export const CheckupDone: Story = { args: checkup, parameters: { api: { before: answerCheckup } } }
export const CheckupNarrow: Story = { args: checkup, parameters: { api: { before: answerCheckup } }, globals: phone }
export const CheckupLoading: Story = { args: checkup, parameters: loading }
export const CheckupFailed: Story = { args: checkup, parameters: { api: { fail: ['checkup', 'checkupStatus'] } } }
export const CheckupMissing: Story = {
  args: checkup,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }))
    await seen(await canvas.findByText('Please check:'))
  },
}

export const WellBeing: Story = { args: wellBeing }
export const WellBeingDone: Story = { args: wellBeing, parameters: { api: { before: answerWellBeing } } }
export const WellBeingNarrow: Story = {
  args: wellBeing,
  parameters: { api: { before: answerWellBeing } },
  globals: phone,
}
export const WellBeingLoading: Story = { args: wellBeing, parameters: loading }
export const WellBeingWithoutBirthday: Story = { args: wellBeing, parameters: empty }
export const WellBeingFailed: Story = { args: wellBeing, parameters: { api: { fail: ['wellBeing'] } } }

export const ContactRefused: Story = {
  args: contact,
  play: async ({ canvas, userEvent }) => {
    fill(await canvas.findByRole('textbox', { name: /^ZIP code/ }), '9')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await seen(await canvas.findByText('Please check:'))
  },
}
