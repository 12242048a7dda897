import { patterns } from '@evenkeel/widgets/shared/paths.ts'
import { empty } from '@evenkeel/widgets/shared/story-states.fixture.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { failed, opened, StoryScreen } from './story-screen.fixture.tsx'

const meta = {
  title: 'Screens/Profile',
  component: StoryScreen,
  tags: ['screen'],
  parameters: { api: {} },
  args: { address: '' },
  play: opened,
} satisfies Meta<typeof StoryScreen>
export default meta
type Story = StoryObj<typeof meta>

export const MyInformation: Story = { args: { address: patterns.profile } }
export const MyInformationEmpty: Story = { ...MyInformation, parameters: empty }
export const MyInformationFailed: Story = { ...MyInformation, parameters: failed }
export const Contact: Story = { args: { address: patterns.contactInformation } }
export const ContactEmpty: Story = { ...Contact, parameters: empty }
export const ContactFailed: Story = { ...Contact, parameters: failed }
export const AboutMe: Story = { args: { address: patterns.aboutMe } }
export const AboutMeEmpty: Story = { ...AboutMe, parameters: empty }
export const AboutMeFailed: Story = { ...AboutMe, parameters: failed }
export const Settings: Story = { args: { address: patterns.settings } }
export const SettingsEmpty: Story = { ...Settings, parameters: empty }
export const SettingsFailed: Story = { ...Settings, parameters: failed }
export const Password: Story = { args: { address: patterns.updatePassword } }
export const PasswordEmpty: Story = { ...Password, parameters: empty }
export const PasswordFailed: Story = { ...Password, parameters: failed }
export const ConfidenceCheckup: Story = { args: { address: patterns.confidenceCheckup } }
export const ConfidenceCheckupEmpty: Story = { ...ConfidenceCheckup, parameters: empty }
export const ConfidenceCheckupFailed: Story = { ...ConfidenceCheckup, parameters: failed }
export const WellBeing: Story = { args: { address: patterns.wellBeing } }
export const WellBeingEmpty: Story = { ...WellBeing, parameters: empty }
export const WellBeingFailed: Story = { ...WellBeing, parameters: failed }
export const SignInAndSecurity: Story = { args: { address: patterns.signInAndSecurity } }
export const SignInAndSecurityEmpty: Story = { ...SignInAndSecurity, parameters: empty }
export const SignInAndSecurityFailed: Story = { ...SignInAndSecurity, parameters: failed }
export const AccessLog: Story = { args: { address: patterns.accessLog } }
export const AccessLogEmpty: Story = { ...AccessLog, parameters: empty }
export const AccessLogFailed: Story = { ...AccessLog, parameters: failed }
export const YourData: Story = { args: { address: patterns.yourData } }
export const YourDataEmpty: Story = { ...YourData, parameters: empty }
export const YourDataFailed: Story = { ...YourData, parameters: failed }
