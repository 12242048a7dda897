import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { rightToLeftText } from '../stories.fixture.tsx'
import { Tooltip } from './tooltip.tsx'

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: { text: 'Hides every amount', children: (props) => <Button {...props}>Hide amounts</Button> },
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const Above: Story = {}
export const Below: Story = { args: { side: 'bottom' } }
export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    // A focus that no key moved shows no tooltip.
    await userEvent.tab()
    await canvas.findByRole('tooltip')
  },
}
export const LongText: Story = {
  args: { text: 'Hides every amount, also those in sentences, in charts and in messages, until you show them again' },
  play: Shown.play ?? (() => undefined),
}

export const RightToLeftText: Story = { args: { text: rightToLeftText }, play: Shown.play ?? (() => undefined) }
