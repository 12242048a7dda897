import { describe, expect, it } from 'vitest'
import { readOptions } from './read-options.ts'

const page = { scheme: 'light', locale: 'en-US', hasStage: true } as const
const read = (attributes: Readonly<Record<string, string>>, scheme: 'light' | 'dark' = 'light') =>
  readOptions((name) => attributes[name] ?? null, { ...page, scheme })
const plain = { scheme: 'light', locale: 'en-US', size: 'fixed', headingLevel: 2, print: 'yes', hasStage: true }

describe('the options of an element', () => {
  it('are those of the page where it sets none', () => {
    expect(read({})).toEqual({ options: plain, refused: [] })
  })

  it('are all eighteen attributes, with numbers as numbers', () => {
    const { options, refused } = read({
      scheme: 'auto',
      'color-accent': '#0b5cad',
      'color-surface': '#fff',
      'color-text': '#111',
      'color-border': '#777',
      'color-positive': '#0a6b3d',
      'color-warning': '#7a4b00',
      'color-danger': '#a11',
      'font-family': '"Segoe UI", sans-serif',
      'font-size-base': '16',
      radius: '0',
      'heading-weight': '500',
      density: 'compact',
      elevation: '2',
      locale: 'de-CH',
      size: 'auto',
      'heading-level': '3',
      print: 'no',
    })
    expect(refused).toEqual([])
    expect(options).toEqual({
      ...plain,
      colorAccent: '#0b5cad',
      colorSurface: '#fff',
      colorText: '#111',
      colorBorder: '#777',
      colorPositive: '#0a6b3d',
      colorWarning: '#7a4b00',
      colorDanger: '#a11',
      fontFamily: '"Segoe UI", sans-serif',
      fontSizeBase: 16,
      radius: 0,
      headingWeight: 500,
      density: 'compact',
      elevation: 2,
      locale: 'de-CH',
      namesLocale: true,
      size: 'auto',
      headingLevel: 3,
      print: 'no',
    })
  })

  it.each([
    ['color-accent', 'red', 'must be #rgb or #rrggbb.'],
    ['color-accent', '#ffff', 'must be #rgb or #rrggbb.'],
    ['font-family', 'x; background: url(//evil)', 'must be names of fonts.'],
    ['font-family', 'a'.repeat(201), 'must be names of fonts.'],
    ['font-size-base', '13.9', 'must be a number from 14 to 18.'],
    ['radius', '', 'must be a number from 0 to 16.'],
    ['elevation', '1.5', 'must be a whole number from 0 to 2.'],
    ['heading-level', '7', 'must be a whole number from 1 to 6.'],
    ['density', 'tight', 'must be normal or compact.'],
    ['locale', 'en_US!', 'must be a language as in lang.'],
  ])('refuse %s="%s"', (name, text, why) => {
    const { options, refused } = read({ [name]: text })
    expect(options).toEqual(plain)
    expect(refused).toEqual([{ attribute: name, message: `${name}="${text.slice(0, 200)}" is not used: it ${why}` }])
  })

  it('refuse a color that cannot be read on its surface, in each scheme', () => {
    expect(read({ 'color-accent': '#0b5cad' }).refused).toEqual([])
    expect(read({ 'color-accent': '#0b5cad' }, 'dark').refused.map(({ attribute }) => attribute)).toEqual([
      'color-accent',
    ])
    // 3.9 to 1: enough for a border, not for words.
    expect(read({ 'color-border': '#808080', 'color-danger': '#808080' }).options).toHaveProperty('colorBorder')
    expect(read({ 'color-border': '#808080', 'color-danger': '#808080' }).options).not.toHaveProperty('colorDanger')
  })

  it('refuse a surface on which our own text could not be read', () => {
    const { options, refused } = read({ 'color-surface': '#222', 'color-text': '#333' })
    expect(refused.map(({ attribute }) => attribute)).toEqual(['color-text', 'color-surface'])
    expect(options).toEqual(plain)
  })
})
