import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useParams } from 'react-router'
import { expect, it, vi } from 'vitest'
import { UnknownPlan } from './unknown-plan.tsx'

const Page = () => <UnknownPlan text={useParams()['planType'] ?? ''} />

it('a path with an unknown plan is logged and leads to all goals (ERR-33, Q-ROUTE-10)', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const routes = [
    { path: '/reduce-your-debt/next-steps/:planType', Component: Page },
    { path: '/all-goals', Component: () => <h1>All goals</h1> },
  ]
  render(
    <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/reduce-your-debt/next-steps/99'] })} />,
  )
  await screen.findByRole('heading', { name: 'All goals' })
  expect(log.mock.calls).toEqual([[new RangeError('There is no plan 99')]])
  log.mockRestore()
})
