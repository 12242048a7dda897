import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { Card, CardBody } from '../card/card.tsx'
import { SingleField } from '../form-controls/form-controls.tsx'
import { Notice } from '../notice/notice.tsx'
import { Steps, type StepsProps } from './steps.tsx'

const steps = [
  { id: 'strategy', label: 'Paydown strategy' },
  { id: 'debts', label: 'Identify debts' },
  { id: 'review', label: 'Review your information' },
  { id: 'preview', label: 'Preview your plan' },
]

function Held({ current: start, children, ...props }: StepsProps) {
  const [current, setCurrent] = useState(start)
  const [payment, setPayment] = useState<number | null>(null)
  return (
    <Steps {...props} current={current} onGo={setCurrent}>
      <Card>
        <CardBody>
          {children ?? (
            <div className="max-w-80">
              <SingleField
                kind="money"
                label="Monthly payment"
                name="payment"
                required
                value={payment}
                onChange={setPayment}
              />
            </div>
          )}
        </CardBody>
      </Card>
    </Steps>
  )
}

const meta = {
  title: 'Base/Steps',
  component: Steps,
  args: {
    label: 'Debt plan',
    steps,
    current: 'preview',
    onGo: () => undefined,
    onCancel: () => undefined,
    onCommit: () => undefined,
    children: <p className="text-sentence">You will be debt free in June 2029.</p>,
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Steps>
export default meta
type Story = StoryObj<typeof meta>

export const First: Story = { args: { current: 'strategy' } }
export const Last: Story = { args: { secondary: <Button variant="text">Close</Button> } }
export const Refused: Story = {
  args: { current: 'debts', children: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await canvas.findByRole('link', { name: 'Monthly payment: Field required' })
  },
}
export const InvalidPlan: Story = {
  args: {
    valid: false,
    children: <Notice tone="warning">The payment is below the sum of your minimum payments.</Notice>,
  },
}
export const Working: Story = { args: { busy: true } }
export const LongNames: Story = {
  args: {
    current: 'b',
    steps: [
      { id: 'a', label: 'Choose in which order you would like to pay' },
      { id: 'b', label: 'Tell us about all of the debts that you still have to pay back' },
      { id: 'c', label: 'حساب التوفير' },
    ],
  },
}
