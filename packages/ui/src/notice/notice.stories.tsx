import type { Meta, StoryObj } from '@storybook/react-vite'
import { longAndRightToLeft } from '../stories.fixture.tsx'
import { Notice, NoticeAction } from './notice.tsx'

const meta = {
  title: 'Base/Notice',
  component: Notice,
  args: { children: 'Last month, you spent $84.50 in this category.' },
} satisfies Meta<typeof Notice>
export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {}
export const WithIcon: Story = { args: { icon: 'bars' } }
export const Positive: Story = {
  args: { tone: 'positive', children: 'The parts add up to $86.20. Shopping keeps the rest.' },
}
export const Warning: Story = {
  args: {
    tone: 'warning',
    children: 'Could not refresh. Showing data from 9:41 AM.',
    action: <NoticeAction onClick={() => undefined}>Retry</NoticeAction>,
  },
}
export const Danger: Story = { args: { tone: 'danger', children: 'Your email and password do not match.' } }

export const LongAndRightToLeft: Story = longAndRightToLeft(Notice)
