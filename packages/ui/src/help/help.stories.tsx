import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalculationHelp } from './calculation-help.tsx'
import { Help } from './help.tsx'

const meta = {
  title: 'Overlays/Help',
  component: Help,
  args: { title: 'Net worth', children: 'What you own less what you owe.' },
} satisfies Meta<typeof Help>
export default meta
type Story = StoryObj<typeof meta>

export const QuestionMark: Story = {}
export const HowWasThisCalculated: Story = {
  render: () => (
    <CalculationHelp
      steps={['We add savings, match and growth until 67, then take out what you spend beyond Social Security.']}
      inputs={[
        { label: 'Growth', value: '6.0%, then 4.0%' },
        { label: 'Inflation, tax rate', value: '2.5%, 15%' },
      ]}
      note="Balances in future dollars. As of 11/19/2026."
      action={{ label: 'Change these assumptions', onPress: () => undefined }}
    />
  ),
}
