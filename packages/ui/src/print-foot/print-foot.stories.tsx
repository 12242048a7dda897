import type { Meta, StoryObj } from '@storybook/react-vite'
import { PrintFoot } from './print-foot.tsx'

const meta = {
  title: 'Base/PrintFoot',
  component: PrintFoot,
  args: { asOf: '11/19/2026, 9:41 AM', address: 'https://evenkeel.example/secure/home#/my-goals-and-finances' },
} satisfies Meta<typeof PrintFoot>
export default meta
type Story = StoryObj<typeof meta>

/** Only on paper: look at it in the print preview. */
export const OnPaper: Story = {}
export const LongAddress: Story = {
  args: { address: `https://evenkeel.example/secure/home#/${'a-part-of-a-path/'.repeat(12)}` },
}
