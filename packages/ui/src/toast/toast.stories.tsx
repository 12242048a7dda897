import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { createToastStore, ToastProvider, ToastRegion, type ToastContent } from './toast.tsx'

const nothing = () => undefined

function Shown(content: ToastContent) {
  const [store] = useState(() => {
    const created = createToastStore()
    created.show({ duration: null, ...content })
    return created
  })
  return (
    <ToastProvider store={store}>
      <div className="h-40" />
      <ToastRegion />
    </ToastProvider>
  )
}

const meta = {
  title: 'Base/Toast',
  component: Shown,
  args: { text: 'Saved' },
} satisfies Meta<typeof Shown>
export default meta
type Story = StoryObj<typeof meta>

export const WithUndo: Story = {
  args: { text: 'Corner Bakery & Cafe moved to Dining out', action: { label: 'Undo', onAction: nothing } },
}
export const Updating: Story = { args: { text: 'We are updating your data ...', icon: 'refresh' } }
export const UpToDate: Story = { args: { text: 'Your data is up to date', icon: 'check' } }
export const Failed: Story = { args: { text: 'Unknown error occurred.', tone: 'danger' } }
