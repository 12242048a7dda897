import { patterns } from '@evenkeel/widgets/shared/paths.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { opened, StoryScreen } from './story-screen.fixture.tsx'

const meta = {
  title: 'Screens/Sign-in',
  component: StoryScreen,
  tags: ['screen'],
  parameters: { api: {} },
  args: { address: '', as: 'nobody' },
  play: opened,
} satisfies Meta<typeof StoryScreen>
export default meta
type Story = StoryObj<typeof meta>

export const SignIn: Story = { args: { address: patterns.login } }
export const PasswordReset: Story = { args: { address: patterns.passwordReset } }
export const Registration: Story = { args: { address: patterns.registration } }
export const CompanySignIn: Story = { args: { address: patterns.sso } }
export const UndoEmailChange: Story = { args: { address: `${patterns.undoEmailChange}?token=made-up` } }
export const StopRecovery: Story = { args: { address: `${patterns.stopRecovery}?token=made-up` } }
export const Widgets: Story = { args: { address: patterns.embed } }
