import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Checklist, type ChecklistProps } from './checklist.tsx'

const item = (label: string) => ({ id: label.toLowerCase(), label })

function renderList(props: Partial<ChecklistProps> = {}) {
  const onChange = vi.fn<(checked: string[]) => void>()
  function Held() {
    const [checked, setChecked] = useState<string[]>(['loan'])
    return (
      <Checklist
        label="Accounts"
        items={[item('Loan'), item('Card')]}
        emptyText="There are no linked accounts yet."
        {...props}
        checked={checked}
        onChange={(next) => (setChecked(next), onChange(next))}
      />
    )
  }
  render(<Held />)
  return onChange
}

const labels = () => screen.queryAllByRole('checkbox').map((box) => box.closest('label')?.textContent)

test('ticks and unticks, and leaves the others as they are', async () => {
  const onChange = renderList()
  expect(screen.getByRole('group', { name: 'Accounts' })).toBeTruthy()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Card' }))
  expect(onChange).toHaveBeenLastCalledWith(['loan', 'card'])
  await userEvent.click(screen.getByRole('checkbox', { name: 'Loan' }))
  expect(onChange).toHaveBeenLastCalledWith(['card'])
})

test('shows the default items first; the button shows the rest and moves the focus to them (LINK-04)', async () => {
  renderList({ more: [item('Checking'), item('Savings')], moreLabel: 'Show more accounts' })
  expect(labels()).toEqual(['Loan', 'Card'])
  await userEvent.click(screen.getByRole('button', { name: 'Show more accounts' }))
  expect(labels()).toEqual(['Loan', 'Card', 'Checking', 'Savings'])
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Checking' }))
  expect(screen.queryByRole('button')).toBeNull()
})

test('says when there is nothing to tick, and still shows its action (LINK-05, LINK-06)', () => {
  renderList({ items: [], action: <button>Add account</button> })
  expect(screen.getByText('There are no linked accounts yet.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Add account' })).toBeTruthy()
})

test('an error describes the group', () => {
  renderList({ error: 'Please link at least one account.' })
  const id = screen.getByRole('group').getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(id)?.textContent).toBe('Please link at least one account.')
})
