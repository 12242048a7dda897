import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { longText, rightToLeftText } from '../stories.fixture.tsx'
import { Menu, type MenuItem } from './menu.tsx'

const item = (label: string, rest: Partial<MenuItem> = {}): MenuItem => ({ label, onSelect: () => undefined, ...rest })

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  args: {
    label: 'Profile',
    renderButton: (props) => <Button {...props}>MR</Button>,
    header: (
      <>
        <p className="font-semibold">Maya Reyes</p>
        <p className="text-text-muted">maya.reyes@larkfield.example</p>
      </>
    ),
    groups: [
      [
        item('My information', { icon: 'person' }),
        item('Confidence checkup', { icon: 'clipboard' }),
        item('Update password', { icon: 'lock' }),
      ],
      [
        item('Appearance', { icon: 'moon', detail: 'System' }),
        item('Hide amounts', { icon: 'eye-off', shortcut: 'H' }),
      ],
      [item('Sign out', { icon: 'logout' })],
    ],
  },
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'MR' }))
    await canvas.findByRole('menu', { name: 'Profile' })
  },
}
export const Plain: Story = {
  args: {
    header: null,
    groups: [[item('Rename'), item('Merge', { disabled: true })], [item('Delete', { danger: true })]],
  },
  play: Open.play ?? (() => undefined),
}
export const LongAndRightToLeft: Story = {
  args: { header: null, groups: [[item(longText), item(rightToLeftText)]] },
  play: Open.play ?? (() => undefined),
}
