import { createStore } from 'jotai/vanilla'
import { expect, it } from 'vitest'
import { toastsIn } from './toast.ts'

it('keeps one toast: a later one replaces it, and the id of an earlier one closes nothing', () => {
  const toasts = toastsIn(createStore())
  const first = toasts.show({ text: 'First' })
  toasts.show({ text: 'Second' })
  toasts.dismiss(first)
  expect(toasts.current()?.text).toBe('Second')
  toasts.dismiss()
  expect(toasts.current()).toBeNull()
})

it('is another toast in another store', () => {
  toastsIn(createStore()).show({ text: 'First' })
  expect(toastsIn(createStore()).current()).toBeNull()
})
