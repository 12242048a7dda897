import { expect, it } from 'vitest'
import { observedAttributes, optionsOf } from './options.ts'

const element = (attributes: Record<string, string>) => ({ getAttribute: (name: string) => attributes[name] ?? null })

it('reads each attribute of the table', () => {
  const attributes = {
    'color-accent': '#1F5A41',
    'color-surface': '#fff',
    'color-text': '#222',
    'font-family': 'Georgia, serif',
    'font-size-base': '16',
    radius: '4',
    scheme: 'dark',
  }
  expect(Object.keys(attributes)).toEqual(observedAttributes)
  expect(optionsOf(element(attributes)).theme).toEqual({
    colorAccent: '#1F5A41',
    colorSurface: '#fff',
    colorText: '#222',
    fontFamily: 'Georgia, serif',
    fontSizeBase: 16,
    radius: 4,
    scheme: 'dark',
  })
})

it('takes what it cannot read for absent', () => {
  expect(optionsOf(element({ radius: 'round', scheme: 'sepia', 'font-size-base': ' ' })).theme).toEqual({})
})
