import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Link, Outlet, RouterProvider, useNavigate } from 'react-router'
import { expect, it } from 'vitest'
import { useFocusOnNewScreen } from './use-focus-on-new-screen.ts'

function Frame() {
  useFocusOnNewScreen()
  return (
    <>
      <Link to="/second">To the second</Link>
      <main tabIndex={-1}>
        <Outlet />
      </main>
    </>
  )
}

function First() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => void navigate('/second')}>
      Commit
    </button>
  )
}

function show() {
  const children = [
    { path: '/first', Component: First },
    { path: '/second', element: <h1>What came of it</h1> },
  ]
  render(
    <RouterProvider router={createMemoryRouter([{ Component: Frame, children }], { initialEntries: ['/first'] })} />,
  )
  return userEvent.setup()
}

it('goes into the page where the button that was pressed is gone', async () => {
  const user = show()
  expect(document.activeElement).toBe(document.body)
  await user.click(await screen.findByRole('button', { name: 'Commit' }))
  await screen.findByRole('heading', { name: 'What came of it' })
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

it('leaves the focus on a link that is still there', async () => {
  const user = show()
  await user.click(screen.getByRole('link', { name: 'To the second' }))
  await screen.findByRole('heading', { name: 'What came of it' })
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'To the second' }))
})
