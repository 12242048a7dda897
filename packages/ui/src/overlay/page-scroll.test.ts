import { afterEach, expect, test } from 'vitest'
import { lockPageScroll } from './page-scroll.ts'

const root = document.documentElement

afterEach(() => root.removeAttribute('style'))

test('the page is locked until the last one lets go, once each', () => {
  const first = lockPageScroll()
  const second = lockPageScroll()
  first()
  first()
  expect(root.style.overflow).toBe('hidden')
  second()
  expect(root.hasAttribute('style')).toBe(false)
})

test('what the page had set itself comes back as it was', () => {
  root.style.setProperty('overflow', 'scroll', 'important')
  root.style.setProperty('color', 'red')
  const unlock = lockPageScroll()
  expect(root.style.overflow).toBe('hidden')
  unlock()
  expect(root.style.getPropertyValue('overflow')).toBe('scroll')
  expect(root.style.getPropertyPriority('overflow')).toBe('important')
  expect(root.style.color).toBe('red')
})
