import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { SingleField } from '../form-controls/form-controls.tsx'
import { Slider, type SliderProps } from './slider.tsx'

function Held({ value: start, ...props }: SliderProps) {
  const [value, setValue] = useState<number | null>(start)
  return (
    <div className="flex max-w-80 flex-col gap-2">
      <SingleField
        kind="count"
        label={props.label}
        name="age"
        align="end"
        min={props.min}
        max={props.max}
        disabled={props.disabled}
        value={value}
        onChange={setValue}
      />
      <Slider {...props} value={value ?? props.min} valueText={`${String(value)} years`} onChange={setValue} />
    </div>
  )
}

const meta = {
  title: 'Fields/Slider',
  component: Slider,
  args: { label: 'Retirement age', valueText: '67 years', min: 50, max: 75, value: 67, onChange: () => undefined },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Slider>
export default meta
type Story = StoryObj<typeof meta>

export const WithItsField: Story = {}
export const AtItsEnds: Story = {
  render: (args) => (
    <div className="flex flex-col gap-3">
      <Slider {...args} value={50} />
      <Slider {...args} value={75} />
    </div>
  ),
}
export const Disabled: Story = { args: { disabled: true } }
