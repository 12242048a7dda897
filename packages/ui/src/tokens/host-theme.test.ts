import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { contrast, parseHex, toHex, type Rgb } from './color.ts'
import { applyHostTheme, type HostTheme } from './host-theme.ts'

function apply(theme: HostTheme, prefersDark = false) {
  const root = document.createElement('div')
  const warn = vi.fn<(message: string) => void>()
  applyHostTheme(root, theme, { prefersDark, warn })
  const value = (name: string) => root.style.getPropertyValue(name)
  return { root, warn, value }
}

const rgb = (text: string): Rgb => parseHex(text) ?? [0, 0, 0]

describe('a host page’s theme', () => {
  it('is used as given when it can be read', () => {
    const { value, warn } = apply({ colorAccent: '#1F5A3C', colorText: '#222222', colorSurface: '#FFF' })
    expect(value('--color-accent')).toBe('#1F5A3C')
    expect(value('--color-on-accent')).toBe('#FFFFFF')
    expect(warn).not.toHaveBeenCalled()
  })

  it('is replaced by ours with one warning if the accent is too pale', () => {
    const { value, warn } = apply({ colorAccent: '#FFD54F', colorSurface: 'nonsense' })
    expect(value('--color-accent')).toBe('#0B5CAD')
    expect(warn).toHaveBeenCalledOnce()
    expect(warn.mock.calls[0]?.[0]).toMatch(/colorSurface, colorAccent/)
  })

  it('sets lines, states, headings, and shadows, each within its bounds', () => {
    const { value, warn } = apply({
      colorBorder: '#808080',
      colorPositive: '#0a6b3d',
      colorWarning: '#7a4b00',
      colorDanger: '#a11',
      headingWeight: 900,
      elevation: 0,
    })
    expect(['border', 'positive', 'warning', 'danger'].map((name) => value(`--color-${name}`))).toEqual([
      '#808080',
      '#0A6B3D',
      '#7A4B00',
      '#AA1111',
    ])
    expect([value('--heading-weight'), value('--shadow-1')]).toEqual(['700', 'none'])
    expect(warn).not.toHaveBeenCalled()
  })

  it('refuses a line below 3 and a word below 4.5 of contrast with its surface', () => {
    const { value, warn } = apply({ colorBorder: '#bbb', colorDanger: '#808080', colorPositive: 'green' })
    expect(['border', 'positive', 'danger'].map((name) => value(`--color-${name}`))).toEqual(['', '', ''])
    expect(warn.mock.calls[0]?.[0]).toMatch(/colorBorder, colorPositive, colorDanger/)
  })

  it('leaves every text readable for any colors', () => {
    const channel = fc.integer({ min: 0, max: 255 })
    const color = fc.tuple(channel, channel, channel).map(toHex)
    fc.assert(
      fc.property(color, color, color, fc.boolean(), (colorAccent, colorText, colorSurface, prefersDark) => {
        const { value } = apply({ colorAccent, colorText, colorSurface }, prefersDark)
        const surface = rgb(value('--color-surface'))
        for (const text of ['text', 'text-muted', 'text-subtle', 'accent']) {
          expect(contrast(rgb(value(`--color-${text}`)), surface)).toBeGreaterThanOrEqual(4.5)
        }
        expect(contrast(rgb(value('--color-on-accent')), rgb(value('--color-accent')))).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  it('holds sizes within bounds', () => {
    const large = apply({ fontSizeBase: 40, radius: 99 })
    expect(large.value('--text-body')).toBe('18px')
    expect(large.value('--radius-card')).toBe('16px')
    const small = apply({ fontSizeBase: 14, radius: -3 })
    expect(small.value('--text-caption')).toBe('12px')
    expect(small.value('--radius-md')).toBe('0px')
  })

  it('follows the system only under auto', () => {
    expect(apply({ scheme: 'auto' }, true).root.dataset['theme']).toBe('dark')
    expect(apply({}, false).root.dataset['theme']).toBe('light')
    expect(apply({ scheme: 'light' }, true).root.dataset['theme']).toBe('light')
  })

  it('refuses a font that is more than a list of names', () => {
    const { value, warn } = apply({ fontFamily: 'x; background: url(https://a.example)' })
    expect(value('--font-sans')).toBe('')
    expect(warn).toHaveBeenCalledOnce()
    expect(apply({ fontFamily: '"Source Sans 3", Arial, sans-serif' }).value('--font-sans')).toContain('Arial')
  })

  it('leaves nothing of an earlier call behind', () => {
    const { root } = apply({ colorAccent: '#1F5A3C', radius: 4 })
    applyHostTheme(root, { radius: 8 }, { prefersDark: false, warn: vi.fn<(message: string) => void>() })
    expect(root.style.getPropertyValue('--color-accent')).toBe('')
    expect(root.style.getPropertyValue('--radius-card')).toBe('8px')
  })
})
