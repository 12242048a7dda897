import type { Meta, StoryObj } from '@storybook/react-vite'
import { mainSeries } from '../tokens/tokens.ts'
import { held, longText, rightToLeftText } from '../stories.fixture.tsx'
import { Select } from './select.tsx'

const names = ['Rent', 'Groceries', 'Shopping', 'Dining out', 'Utilities', 'Transportation']
const items = names.map((label, index) => ({ value: label, label, swatch: mainSeries[index] ?? '' }))

const Held = held(Select)

const meta = {
  title: 'Fields/Select',
  component: Select,
  args: { label: 'Category', placeholder: 'Choose one', items, value: null, onChange: () => undefined },
  render: Held,
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Chosen: Story = { args: { value: 'Shopping', required: true } }
export const Compact: Story = { args: { size: 'compact', value: 'Rent' } }
export const Refused: Story = { args: { error: 'Field required' } }
export const Disabled: Story = { args: { disabled: true, value: 'Rent' } }
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
}
export const Open: Story = {
  args: { value: 'Shopping' },
  // The rest of the page is hidden while the list keeps the focus inside. The rule accepts that of dialogs only.
  parameters: { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
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
