import { expect, it } from 'vitest'
import { toShape } from './shape.ts'

it('keeps how a page looks, and nothing that can be pressed, found by its name, or read', () => {
  const html =
    '<main tabindex="-1" class="p-4"><h1 class="text-page">Home</h1><a href="/x" class="row"><svg viewBox="0 0 2 2"><path d="M0 0"></path></svg>Goals &amp; more</a><input class="h-full" name="userName" value=""/></main>'
  expect(toShape(html)).toBe(
    '<div data-content="" class="p-4"><div class="text-page"><span data-text="Home"></span></div><span class="row"><svg viewBox="0 0 2 2"><path d="M0 0"></path></svg><span data-text="Goals &amp; more"></span></span><span class="h-full"></span></div>',
  )
})

it('leaves out what only a screen reader has, and keeps sizes for the first script', () => {
  const html = '<output class="sr-only">Loading</output><span class="max-desktop:sr-only" style="width:40%">Home</span>'
  expect(toShape(html)).toBe(
    '<span class="max-desktop:sr-only" data-style="width:40%"><span data-text="Home"></span></span>',
  )
})

it('keeps the navigation, whose links lead on without the libraries', () => {
  const html =
    '<div class="p-4"><nav data-part="places" aria-label="Main"><ul><li><a href="/goals" class="row">Goals</a></li></ul></nav><p>More</p></div>'
  expect(toShape(html)).toBe(
    '<div class="p-4"><nav data-part="places" aria-label="Main"><ul><li><a href="#/goals" class="row">Goals</a></li></ul></nav>' +
      '<div><span data-text="More"></span></div></div>',
  )
})
