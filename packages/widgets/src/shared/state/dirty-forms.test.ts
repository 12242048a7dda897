import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { dirtyFormsAtom, noteDirtyFormAtom } from './dirty-forms.ts'

it('B18: names each form with something typed, until the last of that name is saved or gone', () => {
  const store = createStore()
  expect(store.get(dirtyFormsAtom)).toEqual([])
  store.set(noteDirtyFormAtom, 'About me', 1)
  store.set(noteDirtyFormAtom, 'About me', 1)
  store.set(noteDirtyFormAtom, 'About me', -1)
  expect(store.get(dirtyFormsAtom)).toEqual(['About me'])
  store.set(noteDirtyFormAtom, 'About me', -1)
  expect(store.get(dirtyFormsAtom)).toEqual([])
})
