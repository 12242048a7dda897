import { expect, it } from 'vitest'
import { namesFrom } from './names-from.ts'

const named = namesFrom({
  Cash: 'Efectivo',
  'Use {value}': 'Usar {value}',
  'This account is in {value}, but the file is in {value}.':
    'Esta cuenta está en {value}, pero el archivo está en {value}.',
  'Is $5 (five)?': '¿Son $5?',
})

it('finds a text by the English one, with the values that are in it, in their order', () => {
  expect(named('Cash')).toBe('Efectivo')
  expect(named('Use Harbor Bank')).toBe('Usar Harbor Bank')
  expect(named('This account is in USD, but the file is in EUR.')).toBe(
    'Esta cuenta está en USD, pero el archivo está en EUR.',
  )
  expect(named('Is $5 (five)?')).toBe('¿Son $5?')
})

it('leaves a text that it does not know, one that only begins like a known one, and a name that every object has', () => {
  for (const name of ['Corner Market', 'This account is in USD.', 'constructor', '']) expect(named(name)).toBe(name)
})
