import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fireEvent } from 'storybook/test'
import { Dialog, DialogBody } from '../dialog/dialog.tsx'
import { mainSeries } from '../tokens/tokens.ts'
import { longText, rightToLeftText } from '../story-texts.fixture.ts'
import { Combobox, type ComboboxProps } from './combobox.tsx'

const names = ['Rent', 'Groceries', 'Shopping', 'Dining out', 'Utilities', 'Transportation']
const items = names.map((label, index) => ({ value: label, label, swatch: mainSeries[index] ?? '' }))

function Held({ value: start, ...props }: ComboboxProps) {
  const [value, setValue] = useState(start)
  return (
    <div className="max-w-80">
      <Combobox {...props} value={value} onChange={setValue} />
    </div>
  )
}

const meta = {
  title: 'Fields/Combobox',
  component: Combobox,
  args: { label: 'Category', placeholder: 'Type to find one', items, value: null, onChange: () => undefined },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Combobox>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Chosen: Story = { args: { value: 'Shopping', required: true } }
export const Open: Story = {
  args: { value: 'Shopping' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await canvas.findByRole('option', { name: 'Rent' })
  },
}
export const Grouped: Story = {
  args: {
    items: [
      {
        label: 'Assets',
        options: [
          { value: 'checking', label: 'Checking' },
          { value: 'savings', label: 'Savings' },
        ],
      },
      {
        label: 'Liabilities',
        options: [
          { value: 'card', label: 'Credit card' },
          { value: 'loan', label: 'Car loan', disabled: true },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    await fireEvent.change(canvas.getByRole('combobox'), { target: { value: 'c' } })
    await canvas.findByRole('option', { name: 'Credit card' })
  },
}
export const NothingFits: Story = {
  play: async ({ canvas }) => {
    await fireEvent.change(canvas.getByRole('combobox'), { target: { value: 'zzz' } })
    await canvas.findAllByText('Nothing fits')
  },
}
export const LongNames: Story = {
  args: {
    items: [
      { value: 'a', label: longText },
      { value: 'b', label: rightToLeftText },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await canvas.findAllByRole('option')
  },
}
export const Refused: Story = { args: { error: 'Field required' } }
export const Disabled: Story = { args: { disabled: true, value: 'Rent' } }
export const InADialog: Story = {
  render: (args) => (
    <Dialog open title="Move to another category" onClose={() => undefined}>
      <DialogBody>
        <Held {...args} />
      </DialogBody>
    </Dialog>
  ),
  play: async ({ canvas }) => {
    await fireEvent.change(canvas.getByRole('combobox'), { target: { value: 'r' } })
    await canvas.findByRole('option', { name: 'Rent' })
  },
}

export const Optional: Story = { args: { optional: true } }

export const LongAndRightToLeft: Story = {
  render: (args) => (
    <div className="flex flex-col gap-4">
      <Held {...args} label={longText} items={[{ value: 'a', label: longText }]} value="a" error={longText} />
      <Held {...args} label={rightToLeftText} items={[{ value: 'b', label: rightToLeftText }]} value="b" />
    </div>
  ),
}
