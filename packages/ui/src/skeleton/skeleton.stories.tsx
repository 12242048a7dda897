import type { Meta, StoryObj } from '@storybook/react-vite'
import { Loading, Skeleton, SkeletonText } from './skeleton.tsx'

const meta = {
  title: 'Base/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Block: Story = { args: { width: 320, height: 20 } }
export const Pill: Story = { args: { shape: 'pill', height: 12 } }
export const Text: Story = { render: () => <SkeletonText lines={4} /> }
export const InACard: Story = {
  render: () => (
    <Loading label="Loading cash flow">
      <div className="flex h-40 items-end gap-2">
        {[120, 90, 124, 82].map((height) => (
          <Skeleton key={height} shape="bar" width={26} height={height} />
        ))}
      </div>
    </Loading>
  ),
}
