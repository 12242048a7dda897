import type { Meta, StoryObj } from '@storybook/react-vite'
import { phone } from '../../shared/story-states.fixture.tsx'
import { RetirementCalculator } from './entry.ts'

const meta = { title: 'Widgets/Retirement calculator', component: RetirementCalculator } satisfies Meta<
  typeof RetirementCalculator
>
export default meta
type Story = StoryObj<typeof meta>

export const RoundValues: Story = {}
export const WithSave: Story = { args: { onSave: () => undefined } }
export const Narrow: Story = { globals: phone }
