import { afterEach, expect, it, vi } from 'vitest'

afterEach(async () => {
  const { forgetBegun } = await import('./begun.ts')
  forgetBegun()
  vi.unstubAllGlobals()
})

/** Opens the sign-in as its script finds it, in a browser that keeps this; returns whether it shows its form, at once and at the end. */
async function signInAt(kept: string | null, role: number | null) {
  vi.resetModules()
  localStorage.clear()
  delete document.documentElement.dataset['shape']
  if (kept !== null) localStorage.setItem('evenkeel-employee', kept)
  history.replaceState(null, '', '/login')
  const { promise, resolve } = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => promise)
  await import('./sign-in.ts')
  const { shape: first } = document.documentElement.dataset
  resolve(Response.json({ role }))
  await new Promise((wait) => setTimeout(wait, 10))
  return [first, document.documentElement.dataset['shape']]
}

it.each([
  ['keeps nothing: at once', null, null, ['whole', 'whole']],
  ['was left by an employee who signed out: at once', 'false', null, ['whole', 'whole']],
  ['had an employee whose session has ended: once that is known', 'true', null, [undefined, 'whole']],
  ['has an employee who is signed in: never', 'true', 0, [undefined, undefined]],
])('shows the form of the sign-in to a browser that %s', async (_, kept, role, shown) => {
  expect(await signInAt(kept, role)).toEqual(shown)
})
