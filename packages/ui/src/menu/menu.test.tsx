import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Menu } from './menu.tsx'

test('an item acts after the menu is closed and the button has the focus again', async () => {
  const seen: (string | null | undefined)[] = []
  const note = () => seen.push(document.activeElement?.textContent)
  render(
    <Menu
      label="Profile"
      renderButton={(props) => <button {...props}>MR</button>}
      groups={[[{ label: 'Sign out', onSelect: note }]]}
    />,
  )
  const button = screen.getByRole('button', { name: 'MR' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(button)
  expect((await screen.findByRole('menu', { name: 'Profile' })).id).toBe(button.getAttribute('aria-controls'))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }))
  expect(seen).toEqual(['MR'])
  expect(screen.queryByRole('menu')).toBeNull()
})

test('a disabled item does nothing', async () => {
  const onSelect = vi.fn<() => void>()
  render(
    <Menu
      label="More"
      renderButton={(props) => <button {...props}>More</button>}
      groups={[[{ label: 'Merge', disabled: true, onSelect }]]}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Merge' }))
  expect(onSelect).not.toHaveBeenCalled()
})
