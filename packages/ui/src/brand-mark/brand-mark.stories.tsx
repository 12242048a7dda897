import type { Meta, StoryObj } from '@storybook/react-vite'
import { Brand, BrandMark } from './brand-mark.tsx'

const meta = {
  title: 'Base/BrandMark',
  component: BrandMark,
} satisfies Meta<typeof BrandMark>
export default meta
type Story = StoryObj<typeof meta>

export const Accent: Story = {}
export const Quiet: Story = { args: { tone: 'quiet', size: 16 } }
export const Bare: Story = { args: { tone: 'bare', size: 120, className: 'text-text' } }
export const WithName: Story = { render: () => <Brand /> }
