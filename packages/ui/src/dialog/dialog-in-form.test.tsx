import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, StrictMode, useEffect, useRef, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Form } from '../form/form.tsx'
import { SingleField } from '../form-controls/form-controls.tsx'
import { FormDialog } from '../form-dialog/form-dialog.tsx'
import { Dialog, DialogBody } from './dialog.tsx'

interface HeldProps {
  readonly onPlan: () => void
  readonly onAccount: () => void
}

/** A form with a dialog among its fields; the dialog holds another form. */
function PlanForm({ onPlan, onAccount }: HeldProps) {
  const [name, setName] = useState('')
  const [account, setAccount] = useState('')
  const [isOpen, setOpen] = useState(true)
  return (
    <section aria-label="Around">
      <Form label="Plan" onSubmit={onPlan}>
        <SingleField kind="text" name="name" label="Plan name" value={name} onChange={setName} />
        <FormDialog open={isOpen} title="Add account" onClose={() => setOpen(false)} onSubmit={onAccount}>
          <SingleField kind="text" name="account" label="Account name" required value={account} onChange={setAccount} />
        </FormDialog>
        <button type="submit">Commit</button>
      </Form>
    </section>
  )
}

function renderPlan() {
  const said = { onPlan: vi.fn<() => void>(), onAccount: vi.fn<() => void>() }
  return { ...said, ...render(<PlanForm {...said} />) }
}

test('its form is in the page’s body, not inside the other form', () => {
  renderPlan()
  const dialog = screen.getByRole('dialog')
  expect(dialog.closest('form')).toBeNull()
  expect(dialog.parentElement?.parentElement).toBe(document.body)
  expect(document.querySelector('form form')).toBeNull()
  expect(document.activeElement).toBe(screen.getByLabelText(/^Account name/))
})

test('submitting it, by key or by button, does not submit the form around it', async () => {
  const { onPlan, onAccount } = renderPlan()
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.type(dialog.getByLabelText(/^Account name/), 'Savings{Enter}')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(onAccount).toHaveBeenCalledTimes(2)
  expect(onPlan).not.toHaveBeenCalled()
})

test('its submit and reset events do not reach the form around it', async () => {
  const [onSubmit, onReset, onBank] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()]
  render(
    <div onSubmit={onSubmit} onReset={onReset}>
      <Dialog title="Search" onClose={() => undefined}>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            onBank()
          }}
        >
          <input aria-label="Bank" />
          <button type="reset">Clear</button>
        </form>
      </Dialog>
    </div>,
  )
  await userEvent.type(screen.getByLabelText('Bank'), 'First{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(onBank).toHaveBeenCalledTimes(1)
  expect(onSubmit).not.toHaveBeenCalled()
  expect(onReset).not.toHaveBeenCalled()
})

test('Enter in a dialog without a form submits nothing', async () => {
  const onPlan = vi.fn<() => void>()
  render(
    <Form label="Plan" onSubmit={onPlan}>
      <Dialog title="Search" onClose={() => undefined}>
        <DialogBody>
          <input aria-label="Bank" />
        </DialogBody>
      </Dialog>
      <button type="submit">Commit</button>
    </Form>,
  )
  await userEvent.type(screen.getByLabelText('Bank'), 'First{Enter}')
  expect(onPlan).not.toHaveBeenCalled()
})

test('an error in it does not block the form around it', () => {
  const onPlan = vi.fn<() => void>()
  render(
    <Form label="Plan" onSubmit={onPlan}>
      <Dialog title="Search" onClose={() => undefined}>
        <DialogBody>
          <SingleField kind="text" name="bank" label="Bank" required value="" onChange={() => undefined} />
        </DialogBody>
      </Dialog>
      <button type="submit">Commit</button>
    </Form>,
  )
  // By script, because a person cannot press behind a modal.
  fireEvent.click(screen.getByRole('button', { name: 'Commit', hidden: true }))
  expect(onPlan).toHaveBeenCalledTimes(1)
})

test('a dialog opened from a dialog’s form is above it, and outside that form', async () => {
  const onSubmit = vi.fn<() => void>()
  function Account() {
    const [isAsking, setAsking] = useState(false)
    return (
      <FormDialog title="Add account" onClose={() => undefined} onSubmit={onSubmit}>
        <button type="button" onClick={() => setAsking(true)}>
          Delete
        </button>
        <Dialog open={isAsking} title="Sure?" onClose={() => setAsking(false)}>
          <DialogBody>
            <input aria-label="Reason" />
          </DialogBody>
        </Dialog>
      </FormDialog>
    )
  }
  render(<Account />)
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  const inner = screen.getByRole('dialog', { name: 'Sure?' })
  expect(inner.closest('form')).toBeNull()
  expect(document.activeElement).toBe(screen.getByLabelText('Reason'))
  await userEvent.keyboard('{Enter}{Escape}')
  expect(onSubmit).not.toHaveBeenCalled()
  expect(screen.queryByRole('dialog', { name: 'Sure?' })).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete' })))
})

test('closing it leaves nothing behind, and the fields keep what was typed', async () => {
  renderPlan()
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.type(dialog.getByLabelText(/^Account name/), 'Savings')
  expect(dialog.getByLabelText<HTMLInputElement>(/^Account name/).value).toBe('Savings')
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('region', { name: 'Around' }).children).toHaveLength(1)
})

test('in strict mode it is shown too, and leaves nothing behind', async () => {
  const said = { onPlan: vi.fn<() => void>(), onAccount: vi.fn<() => void>() }
  render(
    <StrictMode>
      <PlanForm {...said} />
    </StrictMode>,
  )
  expect(screen.getByRole('dialog').isConnected).toBe(true)
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }))
  expect(document.querySelectorAll('[role=dialog], [data-radix-focus-guard]')).toHaveLength(0)
  expect(document.body.getAttribute('style') ?? '').toBe('')
})

test.each([
  ['alone', (dialog: ReactNode) => dialog],
  ['in a form', (dialog: ReactNode) => <Form onSubmit={() => undefined}>{dialog}</Form>],
])('%s, its content is in the page when effects run', (_, around) => {
  const wasThere = vi.fn<(isConnected: boolean | undefined) => void>()
  function Opener() {
    const ref = useRef<HTMLParagraphElement>(null)
    useEffect(() => wasThere(ref.current?.isConnected), [])
    return (
      <Dialog title="Your bank" onClose={() => undefined}>
        <p ref={ref}>Text</p>
      </Dialog>
    )
  }
  render(around(<Opener />))
  expect(wasThere).toHaveBeenCalledWith(true)
})
