import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Avatar } from './avatar.tsx'

it.each([
  ['Maya Reyes', 'MR'],
  ['  maya  ann reyes ', 'MR'],
  ['Maya', 'M'],
  ['Élodie Ångström', 'ÉÅ'],
  ['', ''],
])('shows the initials of "%s" as "%s"', (name, initials) => {
  const { container } = render(<Avatar name={name} />)
  expect(container.querySelector('span')?.dataset['initials']).toBe(initials)
  expect(container.textContent).toBe('')
})
