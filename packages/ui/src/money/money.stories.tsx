import type { Meta, StoryObj } from '@storybook/react-vite'
import { amountsHidden } from '../stories.fixture.tsx'
import { Money } from './money.tsx'

const meta = {
  title: 'Base/Money',
  component: Money,
  args: { value: -1264.1 },
} satisfies Meta<typeof Money>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const MoneyIn: Story = { args: { value: 2412.38, look: 'flow' } }
export const MoneyOut: Story = { args: { look: 'flow' } }
export const SignedWholeDollars: Story = { args: { value: 1220.82, look: 'signed', cents: false } }
export const OtherCurrency: Story = { args: { value: 84, currency: 'EUR' } }
export const Hidden: Story = { decorators: [amountsHidden] }
export const VeryLarge: Story = { args: { value: -12_345_678_901.23, look: 'flow' } }
