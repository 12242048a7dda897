import { afterEach, beforeEach, expect, it } from 'vitest'
import { findShortcut } from './shortcuts.ts'

const press = (selector: string, key = 'h', modifiers = {}) =>
  findShortcut({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    isComposing: false,
    target: document.querySelector(selector),
    ...modifiers,
  })

beforeEach(() => {
  Element.prototype.checkVisibility ??= () => true
  document.body.innerHTML = `<main><button>Add</button><input><button role="combobox"><i></i></button>
    <div role="slider"></div><button role="tab"></button><p contenteditable="true"></p></main>`
})

// The next file may have the same document.
afterEach(() => document.body.replaceChildren())

it('B4: is found on the page and on a button', () => {
  expect([press('body'), press('button'), press('button', 'H'), press('body', '?')]).toEqual(['H', 'H', 'H', '?'])
})

it.each(['input', '[role=combobox]', 'i', '[role=slider]', '[role=tab]', 'p'])('B4: is none in %s', (selector) => {
  expect(press(selector)).toBeNull()
})

it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { isComposing: true }])(
  'B4: is none with %j',
  (modifiers) => {
    expect(press('body', 'h', modifiers)).toBeNull()
  },
)

it.each(['dialog', 'listbox', 'menu'])('B4: is none while a %s is open', (role) => {
  const layer = document.createElement('div')
  layer.setAttribute('role', role)
  document.body.append(layer)
  expect(press('body')).toBeNull()
})
