// Proves: DEBT-04
import { render, type RenderOptions, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { SingleField } from '../form-controls/form-controls.tsx'
import { Steps, type StepsProps } from './steps.tsx'

const steps = [
  { id: 'strategy', label: 'Paydown strategy' },
  { id: 'debts', label: 'Identify debts' },
  { id: 'preview', label: 'Preview your plan' },
]

function renderSteps(props: Partial<StepsProps> = {}, options: RenderOptions = {}) {
  const heard = { onCancel: vi.fn<() => void>(), onCommit: vi.fn<() => void>() }
  function Held() {
    const [current, setCurrent] = useState(props.current ?? 'strategy')
    const [amount, setAmount] = useState<number | null>(null)
    return (
      <Steps label="Debt plan" steps={steps} {...heard} {...props} current={current} onGo={setCurrent}>
        {current === 'debts' ? (
          <SingleField kind="money" label="Payment" name="payment" required value={amount} onChange={setAmount} />
        ) : (
          <p>{current}</p>
        )}
      </Steps>
    )
  }
  render(<Held />, options)
  return heard
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const step = () => screen.getByRole('region').getAttribute('aria-label')
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

test('leads from the first step to the last, which commits', async () => {
  const { onCommit } = renderSteps()
  expect(step()).toBe('Step 1 of 3: Paydown strategy')
  expect(buttons()).toEqual(['Cancel', 'Next'])
  await press('Next')
  await userEvent.type(screen.getByLabelText(/^Payment/), '650')
  await press('Next')
  expect(buttons()).toEqual(['Paydown strategy, done', 'Identify debts, done', 'Back', 'Cancel', 'Commit'])
  await press('Commit')
  expect(onCommit).toHaveBeenCalledOnce()
})

test.each([{}, { wrapper: StrictMode }])('a new step has the focus, the first one takes none (%o)', async (options) => {
  // In strict mode React takes each reference away for a moment, as where something hides the step while it loads.
  renderSteps({}, options)
  expect(document.activeElement).toBe(document.body)
  await press('Next')
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Step 2 of 3: Identify debts' }))
})

test('a field with an error blocks the step, by button and by Enter, and each step begins without errors', async () => {
  renderSteps({ current: 'debts' })
  await userEvent.type(screen.getByLabelText(/^Payment/), '{Enter}')
  expect(step()).toBe('Step 2 of 3: Identify debts')
  expect(screen.getByRole('link', { name: 'Payment: Field required' })).toBeTruthy()
  await press('Back')
  await press('Next')
  expect(screen.queryByRole('link')).toBeNull()
})

test('finished steps lead back; the current one is marked', async () => {
  renderSteps({ current: 'preview' })
  const items = screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-current'))
  expect(items).toEqual([null, null, 'step'])
  await press('Paydown strategy, done')
  expect(step()).toBe('Step 1 of 3: Paydown strategy')
})

test('an invalid plan leaves only Back and Cancel', async () => {
  const { onCancel, onCommit } = renderSteps({ current: 'preview', valid: false })
  expect(screen.getByRole('button', { name: 'Commit' })).toHaveProperty('disabled', true)
  await press('Cancel')
  expect(onCancel).toHaveBeenCalledOnce()
  expect(onCommit).not.toHaveBeenCalled()
})

test('while it is busy nothing else happens', async () => {
  const { onCommit, onCancel } = renderSteps({ current: 'preview', busy: true })
  await press('Commit')
  await press('Cancel')
  await press('Back')
  expect([onCommit.mock.calls.length, onCancel.mock.calls.length, step()]).toEqual([
    0,
    0,
    'Step 3 of 3: Preview your plan',
  ])
})
