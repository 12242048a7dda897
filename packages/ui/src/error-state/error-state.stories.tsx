import type { Meta, StoryObj } from '@storybook/react-vite'
import { longText, rightToLeftText } from '../stories.fixture.tsx'
import { ErrorState } from './error-state.tsx'

const meta = {
  title: 'Base/ErrorState',
  component: ErrorState,
  args: {
    title: 'Your budgets did not load',
    children: 'Nothing is lost. The rest of the page still works.',
    onRetry: () => undefined,
  },
} satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

export const Failed: Story = {}
export const Retrying: Story = { args: { busy: true } }

export const LongAndRightToLeft: Story = { args: { title: longText, children: rightToLeftText } }
