import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { createMemoryRouter } from 'react-router'
import { fetchPointed } from './after-start.tsx'

const loadGoals = vi.fn(() => Promise.resolve({ Component: () => null }))
const loadPlan = vi.fn(() => Promise.reject(new TypeError('fetch failed')))
const router = createMemoryRouter([
  { path: '/', Component: () => null },
  { path: '/goals', lazy: loadGoals },
  { path: '/plan/:id', lazy: loadPlan },
])

document.body.innerHTML =
  '<a href="#/goals?tab=1"><b>Goals</b></a><a href="#/plan/5">Plan</a><a href="https://example.com/goals">Other</a>'
const links = [...document.querySelectorAll('a')]

afterEach(() => vi.clearAllMocks())
afterAll(() => document.body.replaceChildren())

it.each(['pointerover', 'touchstart', 'focusin'])('loads the screen of a link on %s, and no other', (sign) => {
  const end = fetchPointed(router)
  document.querySelector('b')?.dispatchEvent(new Event(sign, { bubbles: true }))
  expect(loadGoals).toHaveBeenCalledOnce()
  expect(loadPlan).not.toHaveBeenCalled()
  end()
  document.querySelector('b')?.dispatchEvent(new Event(sign, { bubbles: true }))
  expect(loadGoals).toHaveBeenCalledOnce()
})

it('bears a screen that does not load, and leaves links to other sites alone', async () => {
  const end = fetchPointed(router)
  for (const link of links.slice(1)) link.dispatchEvent(new Event('pointerover', { bubbles: true }))
  await expect(loadPlan.mock.results[0]?.value).rejects.toThrow('fetch failed')
  expect(loadPlan).toHaveBeenCalledOnce()
  expect(loadGoals).not.toHaveBeenCalled()
  end()
})
