import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Segment } from './segment.tsx'

const ranges = [
  { value: 'month', label: '1M' },
  { value: 'year', label: '1Y' },
  { value: 'all', label: 'All' },
] as const

function Choice() {
  const [value, setValue] = useState<(typeof ranges)[number]['value']>('year')
  return <Segment label="Range" options={ranges} value={value} onChange={setValue} />
}

const meta = { title: 'Controls/Segment', component: Choice } satisfies Meta<typeof Choice>
export default meta

export const Ranges: StoryObj<typeof meta> = {}
