import { afterEach, expect, it, vi } from 'vitest'
import { followLinks } from './follow-links.ts'

afterEach(() => document.body.replaceChildren())

function setUp() {
  const surface = document.createElement('div')
  const link = document.createElement('a')
  link.href = 'https://money.example/secure/home#/all-goals'
  const inside = document.createElement('span')
  link.append(inside)
  surface.append(link)
  document.body.append(surface)
  const follow = vi.fn<(href: string) => void>()
  const stop = followLinks(surface, follow)
  const press = (target: Element, init: MouseEventInit = {}) =>
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
  return { surface, link, inside, follow, stop, press }
}

it('hands over the address of a link instead of leading the page away', () => {
  const { inside, follow, press } = setUp()
  expect(press(inside)).toBe(false)
  expect(follow.mock.calls).toEqual([['https://money.example/secure/home#/all-goals']])
})

it('leaves a press with a key to the browser, and presses beside a link to whoever they are for', () => {
  const { surface, link, follow, press } = setUp()
  // jsdom cannot follow a link anywhere.
  link.removeAttribute('href')
  expect(press(link, { ctrlKey: true })).toBe(true)
  expect(press(link, { metaKey: true })).toBe(true)
  expect(press(link, { button: 1 })).toBe(true)
  expect(press(surface)).toBe(true)
  expect(follow).not.toHaveBeenCalled()
})

it('does nothing after it was stopped', () => {
  const { link, follow, stop, press } = setUp()
  stop()
  link.removeAttribute('href')
  press(link)
  expect(follow).not.toHaveBeenCalled()
})
