import { afterEach, expect, test, vi } from 'vitest'
import { addModal, subscribeToModals, topModal } from './modals.ts'

const createModal = () => document.body.appendChild(document.createElement('div'))

afterEach(() => document.body.replaceChildren())

test('the last one that is still open is on top', () => {
  const [first, second] = [createModal(), createModal()]
  const [removeFirst, removeSecond] = [addModal(first), addModal(second)]
  expect(topModal()).toBe(second)
  removeFirst()
  expect(topModal()).toBe(second)
  removeSecond()
  expect(topModal()).toBeNull()
})

test('calls back when one opens and closes, until the subscription ends', () => {
  const listener = vi.fn<() => void>()
  const stop = subscribeToModals(listener)
  addModal(createModal())()
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  addModal(createModal())()
  expect(listener).toHaveBeenCalledTimes(2)
})
