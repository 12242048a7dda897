import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pagination } from './pagination.tsx'

const meta = {
  title: 'Base/Pagination',
  component: Pagination,
  args: { page: 1, total: 41, pageSize: 10, onPage: () => undefined },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {}
export const Middle: Story = { args: { page: 6, total: 143 } }
export const Last: Story = { args: { page: 5 } }
export const OnePage: Story = { args: { total: 7 } }
