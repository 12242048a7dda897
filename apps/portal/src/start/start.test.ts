import { patterns } from '@evenkeel/widgets/shared/paths.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ role: null }))))
afterEach(async () => {
  // Files share their modules: a client of the next one would take what was asked for here.
  const { forgetBegun } = await import('./begun.ts')
  forgetBegun()
  vi.unstubAllGlobals()
})

it('knows the path of home as the route table does', async () => {
  const { homePath } = await import('./start.ts')
  expect(homePath).toBe(patterns.home)
})

it.each([
  ['/secure/home', '', patterns.home],
  ['/secure/home', '#/', patterns.home],
  ['/secure/home', '#/all-goals?a=1', patterns.allGoals],
  ['/secure/work-with-a-planner', '', patterns.planner],
  ['/login', '', patterns.login],
  ['/embed', '', ''],
])('knows which screen %s%s opens', async (pathname, hash, screen) => {
  const { screenOf } = await import('./start.ts')
  expect(screenOf({ pathname, hash })).toBe(screen)
})

/** Opens home as the first script finds it, in a browser that keeps this; returns which shape it shows, at once and at the end. */
async function shapesAt(kept: string | null, role: number | null) {
  vi.resetModules()
  localStorage.clear()
  delete document.documentElement.dataset['shape']
  if (kept !== null) localStorage.setItem('evenkeel-employee', kept)
  history.replaceState(null, '', '/secure/home')
  const asked: string[] = []
  vi.stubGlobal('fetch', (request: Request) => {
    asked.push(new URL(request.url).pathname)
    return Promise.resolve(Response.json({ role }))
  })
  await import('./start.ts')
  const { shape: first } = document.documentElement.dataset
  await vi.waitFor(() => expect(asked.length).toBe(role === 0 || kept === 'true' ? 8 : 1))
  await new Promise((resolve) => setTimeout(resolve, 0))
  return [first, document.documentElement.dataset['shape']]
}

it.each([
  ['knows an employee: all of home, once there is nothing else to do', 'true', 0, [undefined, 'whole']],
  ['keeps nothing: the frame, then all of it', null, 0, ['frame', 'whole']],
  ['keeps nothing, without a session: the frame, then nothing', null, null, ['frame', undefined]],
  ['keeps nothing, with a session of staff: the frame, then nothing', null, 1, ['frame', undefined]],
  ['knows that nobody was signed in: nothing until the session says so', 'false', 0, [undefined, 'whole']],
])('shows to a browser that %s', async (_, kept, role, shapes) => {
  expect(await shapesAt(kept, role)).toEqual(shapes)
})
