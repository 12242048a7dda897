// Proves: WIDGET-07, WCAG-1.4.13
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Help } from './help.tsx'

const button = () => screen.getByRole('button', { name: 'Help: Net worth' })

it('opens a text with its title, moves the focus into it, and returns it on Escape', async () => {
  render(<Help title="Net worth">What you own less what you owe.</Help>)
  expect(button().getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(button())
  const text = await screen.findByRole('dialog', { name: 'Net worth' })
  expect(text.textContent).toContain('What you own less what you owe.')
  expect(button().getAttribute('aria-expanded')).toBe('true')
  expect(text.contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(button())
})

it('opens by a press alone, never because the pointer or the focus is on it', async () => {
  render(<Help title="Net worth">What you own less what you owe.</Help>)
  await userEvent.hover(button())
  await userEvent.tab()
  expect(document.activeElement).toBe(button())
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(button().getAttribute('aria-expanded')).toBe('false')
})

it('closes by its own button', async () => {
  render(<Help title="Net worth">What you own less what you owe.</Help>)
  await userEvent.click(button())
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(button())
})
