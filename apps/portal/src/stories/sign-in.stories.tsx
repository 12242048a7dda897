import { patterns } from '@evenkeel/widgets/shared/paths.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { failed, opened, StoryScreen } from './story-screen.fixture.tsx'

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
export const SignInFailed: Story = { ...SignIn, parameters: failed }
export const PasswordReset: Story = { args: { address: patterns.passwordReset } }
export const PasswordResetFailed: Story = { ...PasswordReset, parameters: failed }
export const Registration: Story = { args: { address: patterns.registration } }
export const RegistrationFailed: Story = { ...Registration, parameters: failed }
export const CompanySignIn: Story = { args: { address: patterns.sso } }
export const CompanySignInFailed: Story = { ...CompanySignIn, parameters: failed }
export const UndoEmailChange: Story = { args: { address: `${patterns.undoEmailChange}?token=made-up` } }
export const UndoEmailChangeFailed: Story = { ...UndoEmailChange, parameters: failed }
export const StopRecovery: Story = { args: { address: `${patterns.stopRecovery}?token=made-up` } }
export const StopRecoveryFailed: Story = { ...StopRecovery, parameters: failed }
export const Widgets: Story = { args: { address: patterns.embed } }
export const WidgetsFailed: Story = { ...Widgets, parameters: failed }
