import type { Meta, StoryObj } from '@storybook/react-vite'
import { longText, rightToLeftText } from '../stories.fixture.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'

const meta = {
  title: 'Base/Breadcrumbs',
  component: Breadcrumbs,
  args: { items: [{ label: 'My goals and finances', href: '#home' }, { label: 'Transactions' }] },
} satisfies Meta<typeof Breadcrumbs>
export default meta
type Story = StoryObj<typeof meta>

export const TwoLevels: Story = {}
export const ThreeLevels: Story = {
  args: {
    items: [
      { label: 'Explore all goals', href: '#goals' },
      { label: 'Plan for retirement', href: '#retirement' },
      { label: 'Retirement calculator' },
    ],
  },
}
export const LongAndRightToLeft: Story = {
  args: {
    items: [
      { label: 'Explore all goals', href: '#goals' },
      { label: rightToLeftText, href: '#rtl' },
      { label: longText },
    ],
  },
}
