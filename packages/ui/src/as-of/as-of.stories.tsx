import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextLink } from '../link/link.tsx'
import { longText, rightToLeftText } from '../stories.fixture.tsx'
import { AsOf } from './as-of.tsx'

const meta = {
  title: 'Base/AsOf',
  component: AsOf,
  args: { when: '9:41 AM' },
} satisfies Meta<typeof AsOf>
export default meta
type Story = StoryObj<typeof meta>

export const Fresh: Story = {}
export const Stale: Story = {
  args: {
    when: '11/14/2026',
    stale: true,
    action: (
      <TextLink href="#fix" tone="inherit" strong>
        Fix connection
      </TextLink>
    ),
  },
}

export const LongAndRightToLeft: Story = {
  args: {
    when: '11/14/2026',
    stale: true,
    action: (
      <TextLink href="#fix" tone="inherit" strong>
        {longText} {rightToLeftText}
      </TextLink>
    ),
  },
}
