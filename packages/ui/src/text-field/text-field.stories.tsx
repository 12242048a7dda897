import type { Meta, StoryObj } from '@storybook/react-vite'
import { held, longText, rightToLeftText } from '../stories.fixture.tsx'
import { TextField } from './text-field.tsx'

const Held = held(TextField)

const meta = {
  title: 'Fields/TextField',
  component: TextField,
  args: { label: 'Name', value: 'Everyday Checking', onChange: () => undefined },
  render: Held,
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const Required: Story = { args: { required: true, value: '', hint: 'As it should stand in your list.' } }
export const Optional: Story = { args: { optional: true, value: '' } }
export const Refused: Story = { args: { value: '', error: 'Field required' } }
export const Disabled: Story = { args: { disabled: true } }
export const ReadOnly: Story = { args: { readOnly: true } }

export const LongAndRightToLeft: Story = {
  render: (args) => (
    <div className="flex flex-col gap-4">
      <Held {...args} label={longText} value={longText} error={longText} />
      <Held {...args} label={rightToLeftText} value={rightToLeftText} />
    </div>
  ),
}
