// Proves: WCAG-1.4.3, WCAG-1.4.11
import { describe, expect, it } from 'vitest'
import { contrast, parseHex, type Rgb } from './color.ts'
import { distance, type Sight } from './color-distance.ts'
import tokens from './tokens.json'

type Role = keyof typeof tokens.roles
type Pair = { light: string; dark: string }

const schemes = ['light', 'dark'] as const
const sights: readonly Sight[] = ['typical', 'deuteranopia', 'protanopia', 'tritanopia']
const { main, second, other, companies } = tokens.chart

function rgb(hex: string): Rgb {
  const color = parseHex(hex)
  if (!color) throw new Error(`${hex} is no color`)
  return color
}

const pairContrast = (one: Role, on: Role, scheme: 'light' | 'dark') =>
  contrast(rgb(tokens.roles[one][scheme]), rgb(tokens.roles[on][scheme]))

function smallestDistance(colors: readonly Pair[], scheme: 'light' | 'dark', sight: Sight): number {
  const values = colors.map((color) => rgb(color[scheme]))
  const pairs = values.flatMap((one, index) => values.slice(index + 1).map((next) => distance(one, next, sight)))
  return Math.min(...pairs)
}

const smallestOfAll = (colors: readonly Pair[], scheme: 'light' | 'dark') =>
  Math.min(...sights.map((sight) => smallestDistance(colors, scheme, sight)))

const grounds: readonly Role[] = ['canvas', 'surface', 'sunken', 'raised']
const texts: readonly Role[] = [
  'text',
  'text-muted',
  'text-subtle',
  'accent',
  'accent-hover',
  'positive',
  'warning',
  'danger',
]
const onFills: readonly (readonly [Role, Role])[] = [
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['accent', 'accent-soft'],
  ['accent', 'row-open'],
  ['text', 'accent-soft'],
  ['text', 'row-open'],
  ['text-muted', 'row-open'],
  ['text-subtle', 'row-open'],
  ['positive', 'positive-soft'],
  ['warning', 'warning-soft'],
  ['danger', 'danger-soft'],
  ['on-ink', 'ink'],
  ['ink-accent', 'ink'],
  ['on-avatar', 'avatar'],
]

describe.each(schemes)('color roles, %s', (scheme) => {
  it.each(texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)))(
    '%s can be read on %s',
    (text, ground) => {
      expect(pairContrast(text, ground, scheme)).toBeGreaterThanOrEqual(4.5)
    },
  )

  it.each(onFills)('%s can be read on %s', (text, fill) => {
    expect(pairContrast(text, fill, scheme)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(grounds)('the edge of a control stands out on %s', (ground) => {
    expect(pairContrast('border-strong', ground, scheme)).toBeGreaterThanOrEqual(3)
  })

  it('flow bars stand out on card, canvas and hover band', () => {
    for (const bar of ['flow-income', 'flow-spending'] as const) {
      expect(pairContrast(bar, 'surface', scheme)).toBeGreaterThanOrEqual(3.2)
      expect(pairContrast(bar, 'canvas', scheme)).toBeGreaterThanOrEqual(3.2)
      expect(pairContrast(bar, 'band', scheme)).toBeGreaterThanOrEqual(3.09)
    }
  })

  it('income and spending look different to everyone', () => {
    const { inflow, outflow, 'flow-income': income, 'flow-spending': spending } = tokens.roles
    expect(smallestOfAll([income, spending], scheme)).toBeGreaterThanOrEqual(36)
    expect(smallestOfAll([inflow, outflow], scheme)).toBeGreaterThanOrEqual(37)
  })
})

describe.each(schemes)('chart colors, %s', (scheme) => {
  const onSurface = (colors: readonly Pair[]) =>
    Math.min(...colors.map((color) => contrast(rgb(color[scheme]), rgb(tokens.roles.surface[scheme]))))

  it('stand out on a card', () => {
    expect(onSurface([...main, ...second, other])).toBeGreaterThanOrEqual(3)
    expect(onSurface(companies)).toBeGreaterThanOrEqual(3)
  })

  it('are far enough apart for every kind of sight', () => {
    expect(smallestOfAll([...main, other], scheme)).toBeGreaterThanOrEqual(scheme === 'light' ? 14 : 12.2)
    expect(smallestOfAll([...main, ...second], scheme)).toBeGreaterThanOrEqual(9.5)
    expect(smallestOfAll(companies, scheme)).toBeGreaterThanOrEqual(8.5)
  })
})

describe('the distance itself', () => {
  it('agrees with the published distances of the nineteen colors', () => {
    const measured = sights.map((sight) => Number(smallestDistance(companies, 'light', sight).toFixed(1)))
    expect(measured).toEqual([14.6, 9, 8.8, 9.6])
  })

  it('is 0 between a color and itself, and the same in both directions', () => {
    const [navy, rust] = [rgb('#18416E'), rgb('#7F2709')]
    expect(distance(navy, navy, 'typical')).toBe(0)
    expect(distance(navy, rust, 'protanopia')).toBeCloseTo(distance(rust, navy, 'protanopia'), 10)
  })

  it('sees that red and green come close to a deuteranope', () => {
    const [red, green] = [rgb('#B3261E'), rgb('#5A7A1E')]
    expect(distance(red, green, 'deuteranopia')).toBeLessThan(distance(red, green, 'typical') / 2)
  })
})
