// Proves: WCAG-1.4.13
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Tooltip } from './tooltip.tsx'

test('describes its control while that has the focus, until Escape or until the focus moves on', async () => {
  render(<Tooltip text="Hides every amount">{(props) => <button {...props}>Eye</button>}</Tooltip>)
  const button = screen.getByRole('button', { name: 'Eye' })
  expect(button.getAttribute('aria-describedby')).toBeNull()
  await userEvent.tab()
  expect(screen.getByRole('tooltip').id).toBe(button.getAttribute('aria-describedby'))
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('tooltip')).toBeNull()
  await userEvent.tab()
  await userEvent.tab()
  expect(screen.getByRole('tooltip')).toBeTruthy()
  await userEvent.tab()
  expect(screen.queryByRole('tooltip')).toBeNull()
})
