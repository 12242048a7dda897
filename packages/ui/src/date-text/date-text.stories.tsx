import type { Meta, StoryObj } from '@storybook/react-vite'
import { DateText } from './date-text.tsx'

const meta = {
  title: 'Base/DateText',
  component: DateText,
  args: { value: '2026-11-19' },
} satisfies Meta<typeof DateText>
export default meta
type Story = StoryObj<typeof meta>

export const Day: Story = {}
