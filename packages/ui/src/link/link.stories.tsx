import type { Meta, StoryObj } from '@storybook/react-vite'
import { longAndRightToLeft } from '../stories.fixture.tsx'
import { ButtonLink, TextLink } from './link.tsx'

const meta = {
  title: 'Base/TextLink',
  component: TextLink,
  args: { href: '#there', children: 'View cash flow' },
} satisfies Meta<typeof TextLink>
export default meta
type Story = StoryObj<typeof meta>

export const Focused: Story = { play: ({ canvas }) => canvas.getByRole('link').focus() }
export const Plain: Story = {}
export const LeadingOn: Story = { args: { arrow: true, strong: true } }
export const WithIcon: Story = { args: { icon: 'plus', children: 'Create a budget' } }
export const Quiet: Story = { args: { tone: 'quiet', icon: 'table', children: 'Show as table' } }
export const LikeAButton: Story = {
  render: () => (
    <ButtonLink href="#start" variant="primary">
      Start
    </ButtonLink>
  ),
}

export const LongAndRightToLeft: Story = longAndRightToLeft(TextLink)
