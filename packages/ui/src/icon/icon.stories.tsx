import type { Meta, StoryObj } from '@storybook/react-vite'
import { iconPaths } from './icon-paths.ts'
import { Icon, IconTile, type IconName } from './icon.tsx'

const meta = {
  title: 'Base/Icon',
  component: Icon,
  args: { name: 'home' },
} satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

const isName = (name: string): name is keyof typeof iconPaths => name in iconPaths
const names: readonly IconName[] = [...Object.keys(iconPaths).filter(isName), 'status-pending', 'status-in-progress']

export const Named: Story = { args: { label: 'Home' } }

export const All: Story = {
  render: () => (
    <ul className="flex flex-wrap gap-4">
      {names.map((name) => (
        <li key={name} className="flex w-24 flex-col items-center gap-1 text-caption text-text-muted">
          <Icon name={name} />
          {name}
        </li>
      ))}
    </ul>
  ),
}

export const Tiles: Story = {
  render: () => (
    <div className="flex gap-3">
      <IconTile name="sun-horizon" />
      <IconTile name="clipboard" tone="neutral" />
    </div>
  ),
}
