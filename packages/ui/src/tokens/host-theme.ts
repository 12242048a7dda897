import { contrast, mix, parseHex, toHex, type Rgb } from './color.ts'
import { radii, roleColors, typeScale } from './theme-values.generated.ts'

/** What a host page may set on a widget: a short, bounded list, never free CSS. Colors are `#rgb` or `#rrggbb`. */
export interface HostTheme {
  colorAccent?: string
  colorSurface?: string
  colorText?: string
  /** Lines around fields and buttons; 3 of contrast with the surface, because they show where a control is. */
  colorBorder?: string
  colorPositive?: string
  colorWarning?: string
  colorDanger?: string
  fontFamily?: string
  /** 14 to 18 px; held within these bounds. */
  fontSizeBase?: number
  /** Corner radius of cards, 0 to 16 px; held within these bounds, smaller parts follow in proportion. */
  radius?: number
  /** 400 to 700; held within these bounds. */
  headingWeight?: number
  /** Strength of the shadow of cards: 0, 1, or 2. */
  elevation?: number
  scheme?: 'light' | 'dark' | 'auto'
}

export interface HostThemeOptions {
  /** Whether the system asks for dark. Decides which of our colors are used under `auto`. */
  prefersDark: boolean
  /** Called once when a color is refused. */
  warn: (message: string) => void
}

type Scheme = 'light' | 'dark'
type Variables = Map<string, string>

const minTextContrast = 4.5
const minLineContrast = 3

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

const role = (name: keyof typeof roleColors, scheme: Scheme): Rgb => parseHex(roleColors[name][scheme]) ?? [0, 0, 0]

/** Returns the text color at `share` strength, or at full strength if the weaker one could not be read. */
function faded(text: Rgb, surface: Rgb, share: number): Rgb {
  const weaker = mix(text, surface, share)
  return contrast(weaker, surface) >= minTextContrast ? weaker : text
}

interface Choice {
  surface: Rgb
  text: Rgb
  accent: Rgb
  refused: string[]
}

function chooseColors(theme: HostTheme, scheme: Scheme): Choice {
  const refused: string[] = []
  const ours = { surface: role('surface', scheme), text: role('text', scheme), accent: role('accent', scheme) }
  const wanted = (key: 'colorSurface' | 'colorText' | 'colorAccent', fallback: Rgb) => {
    const value = theme[key]
    const color = value === undefined ? fallback : parseHex(value)
    if (!color) refused.push(key)
    return color ?? fallback
  }
  let surface = wanted('colorSurface', ours.surface)
  let text = wanted('colorText', ours.text)
  if (contrast(text, surface) < minTextContrast) {
    refused.push('colorText')
    text = ours.text
    if (contrast(text, surface) < minTextContrast) {
      refused.push('colorSurface')
      surface = ours.surface
    }
  }
  let accent = wanted('colorAccent', ours.accent)
  if (contrast(accent, surface) < minTextContrast) {
    refused.push('colorAccent')
    accent = contrast(ours.accent, surface) >= minTextContrast ? ours.accent : text
  }
  return { surface, text, accent, refused }
}

/** The colors that a host may set one by one: the role that each replaces, and the contrast that it needs. */
const singleColors = {
  colorBorder: { name: 'border', least: minLineContrast },
  colorPositive: { name: 'positive', least: minTextContrast },
  colorWarning: { name: 'warning', least: minTextContrast },
  colorDanger: { name: 'danger', least: minTextContrast },
} as const

/** Returns those colors of the theme that can be seen on its surface, and adds the others to `refused`. */
function singleVariables(theme: HostTheme, scheme: Scheme, refused: string[]): Variables {
  const { surface } = chooseColors(theme, scheme)
  const variables: Variables = new Map()
  for (const key of ['colorBorder', 'colorPositive', 'colorWarning', 'colorDanger'] as const) {
    const value = theme[key]
    if (value === undefined) continue
    const { name, least } = singleColors[key]
    const color = parseHex(value)
    if (color && contrast(color, surface) >= least) variables.set(`--color-${name}`, toHex(color))
    else refused.push(key)
  }
  return variables
}

/** The shadow of a card; 1 is that of the kit. */
const shadows: Readonly<Record<number, string>> = { 0: 'none', 2: 'var(--shadow-2)' }

function shapeVariables({ headingWeight, elevation = 1 }: HostTheme): Variables {
  const variables: Variables = new Map()
  if (headingWeight !== undefined) variables.set('--heading-weight', String(clamp(headingWeight, 400, 700)))
  const shadow = shadows[elevation]
  if (shadow !== undefined) variables.set('--shadow-1', shadow)
  return variables
}

/** Returns a color that can be read on the accent: white if it can, else one of the theme's colors, else black, which then can. */
function textOn(accent: Rgb, { text, surface }: Choice): Rgb {
  const wanted: Rgb[] = [[255, 255, 255], surface, text]
  return wanted.find((color) => contrast(color, accent) >= minTextContrast) ?? [0, 0, 0]
}

/** Hairline, sunken and soft fills are mixed from the host's text and accent colors; chart and status colors stay ours. */
function colorVariables(choice: Choice): Variables {
  const { surface, text, accent } = choice
  const entries: [string, Rgb][] = [
    ['surface', surface],
    ['raised', surface],
    ['canvas', mix(text, surface, 0.02)],
    ['sunken', mix(text, surface, 0.06)],
    ['track', mix(text, surface, 0.08)],
    ['hairline', mix(text, surface, 0.12)],
    ['border', mix(text, surface, 0.2)],
    ['border-strong', mix(text, surface, 0.58)],
    ['text', text],
    ['text-muted', faded(text, surface, 0.82)],
    ['text-subtle', faded(text, surface, 0.72)],
    ['accent', accent],
    ['accent-hover', mix(text, accent, 0.25)],
    ['on-accent', textOn(accent, choice)],
    ['accent-soft', mix(accent, surface, 0.1)],
    ['band', mix(accent, surface, 0.07)],
    ['row-open', mix(accent, surface, 0.05)],
  ]
  return new Map(entries.map(([name, color]) => [`--color-${name}`, toHex(color)]))
}

function typeVariables(base: number): Variables {
  const ratio = clamp(base, 14, 18) / 14
  return new Map(
    Object.entries(typeScale).flatMap(([name, { size, line }]): [string, string][] => [
      [`--text-${name}`, `${Math.round(size * ratio)}px`],
      [`--text-${name}--line-height`, `${Math.round(line * ratio)}px`],
    ]),
  )
}

function radiusVariables(radius: number): Variables {
  const ratio = clamp(radius, 0, 16) / radii.card
  const scaled = (['sm', 'md', 'lg', 'card', 'dialog'] as const).map((name): [string, string] => [
    `--radius-${name}`,
    `${Math.round(radii[name] * ratio)}px`,
  ])
  return new Map(scaled)
}

/** Accepts a list of family names only: nothing that could open another declaration or fetch a file. */
const isFontFamily = (text: string) => /^[\w\s,'"-]+$/.test(text)

/**
 * Sets a host page's theme on a widget's root element as custom properties, replacing those of an earlier call. A color
 * that is no `#rgb`/`#rrggbb`, or that has less than 4.5 contrast with its surface, is replaced by ours, with one
 * warning that names every refused entry.
 */
export function applyHostTheme(root: HTMLElement, theme: HostTheme, { prefersDark, warn }: HostThemeOptions): void {
  const scheme = theme.scheme ?? 'auto'
  const resolved: Scheme = scheme === 'auto' ? (prefersDark ? 'dark' : 'light') : scheme
  const variables: Variables = new Map()
  const put = (more: Variables) => more.forEach((value, name) => variables.set(name, value))

  const refused: string[] = []
  if (theme.colorAccent ?? theme.colorSurface ?? theme.colorText) {
    const choice = chooseColors(theme, resolved)
    refused.push(...choice.refused)
    put(colorVariables(choice))
  }
  put(singleVariables(theme, resolved, refused))
  put(shapeVariables(theme))
  if (theme.fontSizeBase !== undefined) put(typeVariables(theme.fontSizeBase))
  if (theme.radius !== undefined) put(radiusVariables(theme.radius))
  if (theme.fontFamily !== undefined) {
    if (isFontFamily(theme.fontFamily)) variables.set('--font-sans', theme.fontFamily)
    else refused.push('fontFamily')
  }

  for (const name of Array.from(root.style)) if (name.startsWith('--')) root.style.removeProperty(name)
  variables.forEach((value, name) => root.style.setProperty(name, value))
  root.dataset['theme'] = resolved
  if (refused.length > 0) {
    const names = [...new Set(refused)].join(', ')
    warn(`Evenkeel ignored ${names}. Use #rgb or #rrggbb with a contrast of at least ${minTextContrast}.`)
  }
}
