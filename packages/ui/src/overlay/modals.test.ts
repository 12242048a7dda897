import { expect, test, vi } from 'vitest'
import { addModal, subscribeToModals, topModal } from './modals.ts'

function modalIn(tree: Node): HTMLElement {
  return tree.appendChild(document.createElement('dialog'))
}

test('the last one that is still there lies on top of its tree', () => {
  const [first, second] = [modalIn(document.body), modalIn(document.body)]
  const [removeFirst, removeSecond] = [addModal(first), addModal(second)]
  expect(topModal(document)).toBe(second)
  removeFirst()
  expect(topModal(document)).toBe(second)
  removeSecond()
  expect(topModal(document)).toBeNull()
})

test('a modal in a shadow root is not on top of the page around it', () => {
  const shadow = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
  const modal = modalIn(shadow)
  const remove = addModal(modal)
  expect(topModal(document)).toBeNull()
  expect(topModal(shadow)).toBe(modal)
  remove()
})

test('tells when one comes and goes, until nobody listens', () => {
  const listener = vi.fn<() => void>()
  const stop = subscribeToModals(listener)
  addModal(modalIn(document.body))()
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  addModal(modalIn(document.body))()
  expect(listener).toHaveBeenCalledTimes(2)
})
