import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { longText, rightToLeftText } from '../stories.fixture.tsx'
import { EmptyState } from './empty-state.tsx'

const meta = {
  title: 'Base/EmptyState',
  component: EmptyState,
  args: {
    icon: 'bars',
    title: 'No income or spending yet',
    children: 'Connect the account you are paid into and we draw the last months for you.',
  },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const WithAction: Story = {
  args: { action: <Button variant="primary">Connect an account</Button> },
}
export const WordsOnly: Story = { args: { title: 'No transactions match.', children: null } }

export const LongAndRightToLeft: Story = { args: { title: longText, children: rightToLeftText } }
