import type { Meta, StoryObj } from '@storybook/react-vite'
import { rightToLeftText } from '../stories.fixture.tsx'
import { CalculationHelp, Help } from './help.tsx'
import * as words from '../words/help-names.generated.ts'

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
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Help: Net worth' }))
    await canvas.findByRole('dialog', { name: 'Net worth' })
  },
}
export const CalculationOpen: Story = {
  ...HowWasThisCalculated,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.howCalculated }))
    await canvas.findByRole('dialog', { name: words.howCalculated })
  },
}
export const LongText: Story = {
  args: {
    title: 'What you own less what you owe, in all of the accounts that you linked or keep by hand',
    children: Array.from({ length: 30 }, (_, line) => (
      <p key={line}>Accounts that you hid from your net worth are left out, line {line + 1}.</p>
    )),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await canvas.findByRole('dialog')
  },
}

export const RightToLeftText: Story = {
  args: { title: rightToLeftText, children: rightToLeftText },
  play: LongText.play ?? (() => undefined),
}
