import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { CalculationHelp } from './calculation-help.tsx'
import * as dialogWords from '../words/dialogs.generated.ts'
import * as words from '../words/help-names.generated.ts'

test('opens the steps and the inputs behind a figure, and its action closes it first', async () => {
  const onPress = vi.fn<() => void>()
  render(
    <CalculationHelp
      steps={['We add savings until 67.']}
      inputs={[{ label: 'Growth', value: '6.0%' }]}
      note="As of 11/19/2026."
      action={{ label: 'Change these assumptions', onPress }}
    />,
  )
  const button = screen.getByRole('button', { name: words.howCalculated })
  await userEvent.click(button)
  const popover = await screen.findByRole('dialog', { name: words.howCalculated })
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(button.getAttribute('aria-controls')).toBe(popover.id)
  expect(screen.getByText('Growth').nextSibling?.textContent).toBe('6.0%')
  await userEvent.click(screen.getByRole('button', { name: 'Change these assumptions' }))
  expect(onPress).toHaveBeenCalledOnce()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('is closed without a movement of what is around it, where its button is partly out of sight', async () => {
  render(<CalculationHelp steps={['We add savings until 67.']} inputs={[]} />)
  const button = screen.getByRole('button', { name: words.howCalculated })
  await userEvent.click(button)
  await screen.findByRole('dialog', { name: words.howCalculated })
  const focus = vi.spyOn(button, 'focus')
  await userEvent.click(screen.getByRole('button', { name: dialogWords.close() }))
  expect(document.activeElement).toBe(button)
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]])
})
