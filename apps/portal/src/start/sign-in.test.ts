import { afterEach, expect, it, vi } from 'vitest'

afterEach(async () => {
  const { forgetBegun } = await import('./begun.ts')
  forgetBegun()
  vi.unstubAllGlobals()
})

it.each([
  ['without a session', 'none', '', 'whole'],
  ['without cookies', '', '', 'whole'],
  ['of an employee, who goes home from here', 'employee', '', undefined],
  ['of a planner, who goes to their people from here', 'adviser', '', undefined],
  ['that opens another screen of the sign-in', 'none', '#/auth/registration', undefined],
])('shows the form of the HTML to a browser %s: %s', async (_, role, hash, shape) => {
  vi.resetModules()
  delete document.documentElement.dataset['shape']
  document.cookie = role === '' ? 'evenkeel-role=; path=/; max-age=0' : `evenkeel-role=${role}; path=/`
  history.replaceState(null, '', `/login${hash}`)
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})))
  await import('./sign-in.ts')
  expect(document.documentElement.dataset['shape']).toBe(shape)
})
