import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { CalculationHelp } from './calculation-help.tsx'
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
