import { Evenkeel } from '@evenkeel/embed/react'

export function EvenkeelWidget() {
  return (
    <Evenkeel
      origin="https://money.example"
      widget="cash-flow-chart"
      style={{ display: 'block', minHeight: '600px' }}
    >
      <a href="https://money.example/">Open Evenkeel</a>
    </Evenkeel>
  )
}
