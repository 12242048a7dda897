import type { Meta, StoryObj } from '@storybook/react-vite'
import { longAndRightToLeft } from '../stories.fixture.tsx'
import { Button } from './button.tsx'

const meta = {
  title: 'Base/Button',
  component: Button,
  args: { children: 'Save' },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = { args: { variant: 'primary' } }
export const Secondary: Story = {}
export const Text: Story = { args: { variant: 'text' } }
export const Focused: Story = { args: { variant: 'primary' }, play: ({ canvas }) => canvas.getByRole('button').focus() }
export const Danger: Story = { args: { variant: 'danger', children: 'Delete' } }
export const DangerText: Story = { args: { variant: 'dangerText', children: 'Delete' } }
export const Disabled: Story = { args: { variant: 'primary', disabled: true } }
export const Busy: Story = { args: { variant: 'primary', busy: true } }
export const WithIcon: Story = { args: { icon: 'plus', children: 'Add transaction' } }
export const Compact: Story = { args: { size: 'compact', icon: 'plus', children: 'Add account' } }
export const LargeAndWide: Story = { args: { variant: 'primary', size: 'large', wide: true, children: 'Sign in' } }

export const LongAndRightToLeft: Story = longAndRightToLeft(Button)
