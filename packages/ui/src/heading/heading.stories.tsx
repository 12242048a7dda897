import type { Meta, StoryObj } from '@storybook/react-vite'
import { longText, rightToLeftText } from '../stories.fixture.tsx'
import { Heading } from './heading.tsx'

const meta = {
  title: 'Base/Heading',
  component: Heading,
  args: { look: 'page', level: 1, children: 'Retirement calculator' },
} satisfies Meta<typeof Heading>
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  render: () => (
    <div className="flex flex-col gap-4">
      <Heading look="display" level={1}>
        Sign in to Evenkeel
      </Heading>
      <Heading look="page" level={1}>
        Retirement calculator
      </Heading>
      <Heading look="result" level={2}>
        Your savings last to age 90 in 79 of 100 futures.
      </Heading>
      <Heading look="section" level={2}>
        Spending by category
      </Heading>
      <Heading look="step" level={2}>
        Match the columns
      </Heading>
      <Heading look="part" level={3}>
        Your choices
      </Heading>
      <Heading look="item" level={4}>
        Everyday Checking
      </Heading>
      <Heading look="group" level={4}>
        Assets
      </Heading>
    </div>
  ),
}
export const LongAndNarrow: Story = {
  args: { children: longText },
  render: (args) => (
    <div className="max-w-60">
      <Heading {...args} />
    </div>
  ),
}
export const RightToLeftText: Story = { args: { children: rightToLeftText } }
