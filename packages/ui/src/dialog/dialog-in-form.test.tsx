import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { act, type ReactNode, StrictMode, useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { Form } from '../form/form.tsx'
import { FormDialog } from '../form-dialog/form-dialog.tsx'
import { TextInput } from '../text-input/text-input.tsx'
import { Dialog, DialogBody } from './dialog.tsx'

interface HeldProps {
  readonly onPlan: () => void
  readonly onAccount: () => void
}

/** A form with a dialog that has a form of its own, opened in the midst of the fields. */
function PlanForm({ onPlan, onAccount }: HeldProps) {
  const [name, setName] = useState('')
  const [account, setAccount] = useState('')
  const [isOpen, setOpen] = useState(true)
  return (
    <section aria-label="Around">
      <Form label="Plan" onSubmit={onPlan}>
        <TextInput name="name" label="Plan name" value={name} onChange={setName} />
        <FormDialog open={isOpen} title="Add account" onClose={() => setOpen(false)} onSubmit={onAccount}>
          <TextInput name="account" label="Account name" required value={account} onChange={setAccount} />
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

test('its form is none inside the other, and stands right behind that one', () => {
  renderPlan()
  const dialog = screen.getByRole('dialog')
  expect(dialog.closest('form')).toBeNull()
  expect(dialog.parentElement?.parentElement).toBe(screen.getByRole('region', { name: 'Around' }))
  expect(document.querySelector('form form')).toBeNull()
  expect(document.activeElement).toBe(screen.getByLabelText(/^Account name/))
})

test('what is submitted in it is not submitted around it, by key or by button', async () => {
  const { onPlan, onAccount } = renderPlan()
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.type(dialog.getByLabelText(/^Account name/), 'Savings{Enter}')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(onAccount).toHaveBeenCalledTimes(2)
  expect(onPlan).not.toHaveBeenCalled()
})

test('nothing that is submitted or reset in it is heard around it', async () => {
  const [onSubmit, onReset, onBank] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()]
  render(
    <div onSubmit={onSubmit} onReset={onReset}>
      <Dialog open title="Search" onClose={() => undefined}>
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

test('Enter in a dialog without a form of its own submits nothing', async () => {
  const onPlan = vi.fn<() => void>()
  render(
    <Form label="Plan" onSubmit={onPlan}>
      <Dialog open title="Search" onClose={() => undefined}>
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

test('a fault in it does not hold up the form around it', async () => {
  const onPlan = vi.fn<() => void>()
  render(
    <Form label="Plan" onSubmit={onPlan}>
      <Dialog open title="Search" onClose={() => undefined}>
        <DialogBody>
          <TextInput name="bank" label="Bank" required value="" onChange={() => undefined} />
        </DialogBody>
      </Dialog>
      <button type="submit">Commit</button>
    </Form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Commit', hidden: true }))
  expect(onPlan).toHaveBeenCalledTimes(1)
})

test('one that opens out of a dialog’s form stays in that dialog', () => {
  render(
    <FormDialog open title="Add account" onClose={() => undefined} onSubmit={() => undefined}>
      <Dialog open title="Sure?" onClose={() => undefined}>
        <DialogBody>Yes</DialogBody>
      </Dialog>
    </FormDialog>,
  )
  const inner = screen.getByRole('dialog', { name: 'Sure?' })
  expect(inner.closest('form')).toBeNull()
  expect(inner.parentElement?.closest('dialog')).toBe(screen.getByRole('dialog', { name: 'Add account' }))
})

test('in a shadow root it stays in that root, also where the form is all that stands there', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  const shadow = host.attachShadow({ mode: 'open' })
  const root = createRoot(shadow)
  await act(async () => {
    root.render(
      <Form onSubmit={() => undefined}>
        <Dialog open title="Add account" onClose={() => undefined}>
          <DialogBody>Text</DialogBody>
        </Dialog>
      </Form>,
    )
  })
  expect(shadow.querySelector('dialog')?.closest('form')).toBeNull()
  expect(document.querySelector('dialog')).toBeNull()
  await act(async () => root.unmount())
  expect(shadow.childNodes).toHaveLength(0)
  host.remove()
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

test('it closes while it is in the page, which gives the focus back', async () => {
  const close = vi.spyOn(HTMLDialogElement.prototype, 'close')
  const inPage: boolean[] = []
  close.mockImplementation(function record(this: HTMLDialogElement) {
    inPage.push(this.isConnected)
    this.open = false
  })
  renderPlan()
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  close.mockRestore()
  expect(inPage).toEqual([true])
})

test('in strict mode too it is shown and leaves nothing', async () => {
  const said = { onPlan: vi.fn<() => void>(), onAccount: vi.fn<() => void>() }
  const { container } = render(
    <StrictMode>
      <PlanForm {...said} />
    </StrictMode>,
  )
  expect(screen.getByRole<HTMLDialogElement>('dialog')).toMatchObject({ open: true, isConnected: true })
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }))
  expect(container.querySelectorAll('dialog, .contents')).toHaveLength(0)
})

test.each([
  ['alone', (dialog: ReactNode) => dialog],
  ['in a form', (dialog: ReactNode) => <Form onSubmit={() => undefined}>{dialog}</Form>],
])('%s, what it shows is in the page when whoever shows it looks', (_, around) => {
  const wasThere = vi.fn<(isConnected: boolean | undefined) => void>()
  function Opener() {
    const ref = useRef<HTMLParagraphElement>(null)
    useEffect(() => wasThere(ref.current?.isConnected), [])
    return (
      <Dialog open title="Your bank" onClose={() => undefined}>
        <p ref={ref}>Text</p>
      </Dialog>
    )
  }
  render(around(<Opener />))
  expect(wasThere).toHaveBeenCalledWith(true)
})
