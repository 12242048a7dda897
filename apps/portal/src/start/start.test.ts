import { patterns } from '@evenkeel/widgets/shared/paths.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loginAddressFor } from '../shell/wanted-path.ts'

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

/** Opens a page as the first script finds it, with the cookie of its role; returns what it asked for, which shape it shows, and where it leads. */
async function startAt(address: string, role: string | null, rows?: object) {
  vi.resetModules()
  localStorage.clear()
  if (rows) localStorage.setItem('evenkeel-rows', JSON.stringify(rows))
  delete document.documentElement.dataset['shape']
  document.cookie = role === null ? 'evenkeel-role=; path=/; max-age=0' : `evenkeel-role=${role}; path=/`
  history.replaceState(null, '', address)
  const asked: string[] = []
  vi.stubGlobal('fetch', (request: Request) => {
    asked.push(new URL(request.url).pathname)
    return Promise.resolve(Response.json({}))
  })
  const replace = vi.fn<(address: string) => void>()
  vi.stubGlobal('location', {
    ...location,
    pathname: location.pathname,
    hash: location.hash,
    href: location.href,
    replace,
  })
  await import('./start.ts')
  const { shape: first } = document.documentElement.dataset
  await new Promise((resolve) => setTimeout(resolve, 0))
  return {
    asked: asked.length,
    shapes: [first, document.documentElement.dataset['shape']],
    ledTo: replace.mock.lastCall,
  }
}

it.each([
  ['an employee: their data, and all of home once there is nothing else to do', 'employee', [undefined, 'whole'], 8],
  ['a planner: nothing but the session', 'adviser', [undefined, undefined], 1],
  ['a browser without cookies: nothing but the session', null, [undefined, undefined], 1],
])('asks at home for %s', async (_, role, shapes, asked) => {
  expect(await startAt('/secure/home', role, { accounts: 2, band: 3, budgets: 3, goals: 1 })).toEqual({
    asked,
    shapes,
    ledTo: undefined,
  })
})

it('shows the frame alone at first in a browser that knows no numbers of rows, and all of home a moment later', async () => {
  const { shapes } = await startAt('/secure/home', 'employee')
  expect(shapes).toEqual([undefined, 'frame'])
  await vi.waitFor(() => expect(document.documentElement.dataset['shape']).toBe('whole'))
})

it('leads from home to the sign-in at once without a session, as the portal does later', async () => {
  const { asked, ledTo } = await startAt('/secure/home', 'none')
  expect([asked, ledTo]).toEqual([0, [loginAddressFor({ pathname: '/secure/home', hash: `#${patterns.home}` })]])
})

it('leaves every other address without a session to the portal, which knows what is there', async () => {
  const { asked, shapes, ledTo } = await startAt('/secure/home#/all-goals', 'none')
  expect({ asked, shapes, ledTo }).toEqual({ asked: 1, shapes: [undefined, undefined], ledTo: undefined })
})

it('shows the frame alone around another screen of an employee, and asks for what is in the frame', async () => {
  expect(await startAt('/secure/home#/all-goals', 'employee')).toEqual({
    asked: 3,
    shapes: [undefined, 'frame'],
    ledTo: undefined,
  })
})

it('shows one line in place of the rows of what to do for who has none, and the rows again once there are some', async () => {
  const { draw } = await import('./start.ts')
  document.body.innerHTML =
    '<div data-shape-of=""><div data-rows="band"><p></p><p></p><p></p></div></div>' +
    '<template data-goals="none"><div data-rows="none">No goal</div></template>' +
    '<template data-goals="some"><div data-rows="none">Done</div></template>'
  const shown = () => [
    document.querySelector('[data-rows]')?.textContent,
    document.querySelectorAll('p').length,
    document.documentElement.dataset['shape'],
  ]
  draw('whole', { accounts: 2, band: 0, budgets: 3, goals: 1 })
  expect(shown()).toEqual(['Done', 0, 'whole'])
  draw('whole', { accounts: 2, band: 0, budgets: 3, goals: 0 })
  expect(shown()).toEqual(['No goal', 0, 'accounts'])
  draw('first', { accounts: 2, band: 2, budgets: 3, goals: 1 })
  expect(shown()).toEqual(['', 2, 'first'])
  draw('whole', { accounts: 0, band: 0, budgets: 0, goals: 0 })
  expect(shown()).toEqual(['No goal', 0, 'frame'])
})

it('leaves the portal alone, which may be there before the shape is drawn', async () => {
  const { draw } = await import('./start.ts')
  document.body.innerHTML = '<div data-rows="band"><p></p></div><template data-goals="some"><p>Done</p></template>'
  const before = document.body.innerHTML
  draw('whole', { accounts: 2, band: 0, budgets: 3, goals: 1 })
  draw('whole', { accounts: 2, band: 3, budgets: 3, goals: 1 })
  expect(document.body.innerHTML).toBe(before)
})
