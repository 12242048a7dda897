import { afterEach, expect, test, vi } from 'vitest'
import { addLayer, isTopLayer } from './layers.ts'

const open: (() => void)[] = []
const layer = () => {
  const onEscape = vi.fn<() => void>()
  const added = { onEscape }
  open.push(addLayer(added))
  return { onEscape, isTop: () => isTopLayer(added), remove: open[open.length - 1] ?? (() => undefined) }
}
const press = (key: string, init: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true, ...init })
  document.body.dispatchEvent(event)
  return event
}

afterEach(() => {
  for (const remove of open.splice(0)) remove()
})

test('Escape reaches the topmost layer alone, and no further once it is used', () => {
  const below = layer()
  const above = layer()
  expect(above.isTop()).toBe(true)
  expect(press('Escape').defaultPrevented).toBe(true)
  expect(above.onEscape).toHaveBeenCalledOnce()
  expect(below.onEscape).not.toHaveBeenCalled()
})

test('a layer that goes from the middle leaves the order of the others', () => {
  const below = layer()
  const middle = layer()
  const above = layer()
  middle.remove()
  above.remove()
  press('Escape')
  expect(below.onEscape).toHaveBeenCalledOnce()
})

test('other keys, and an Escape that ends the writing of a character, are left alone', () => {
  const only = layer()
  press('Enter')
  press('Escape', { isComposing: true })
  expect(only.onEscape).not.toHaveBeenCalled()
})

test('without a layer Escape is the page’s', () => {
  layer().remove()
  expect(press('Escape').defaultPrevented).toBe(false)
})
