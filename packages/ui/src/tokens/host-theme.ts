import { contrast, mix, parseHex, toHex, type Rgb } from './colour.ts'
import { radii, roleColors, typeScale } from './palette.generated.ts'

/** What a host page may set on a widget: a short, bounded list, never free CSS. Colours are `#rgb` or `#rrggbb`. */
export interface HostTheme {
  colorAccent?: string
  colorSurface?: string
  colorText?: string
  fontFamily?: string
  /** 14 to 18 px; held within these bounds. */
  fontSizeBase?: number
  /** Corner radius of cards, 0 to 16 px; held within these bounds, smaller parts follow in proportion. */
  radius?: number
  scheme?: 'light' | 'dark' | 'auto'
}

export interface HostThemeOptions {
  /** Whether the system asks for dark; decides which of our colours stand in under `auto`. */
  prefersDark: boolean
  /** Called once when a colour is refused. */
  warn: (message: string) => void
}

type Scheme = 'light' | 'dark'
type Variables = Map<string, string>

const leastTextContrast = 4.5

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

const role = (name: keyof typeof roleColors, scheme: Scheme): Rgb => parseHex(roleColors[name][scheme]) ?? [0, 0, 0]

/** The text colour at `share` strength, or at full strength where the weaker one could not be read. */
function faded(text: Rgb, surface: Rgb, share: number): Rgb {
  const weaker = mix(text, surface, share)
  return contrast(weaker, surface) >= leastTextContrast ? weaker : text
}

interface Choice {
  surface: Rgb
  text: Rgb
  accent: Rgb
  refused: string[]
}

function chooseColours(theme: HostTheme, scheme: Scheme): Choice {
  const refused: string[] = []
  const ours = { surface: role('surface', scheme), text: role('text', scheme), accent: role('accent', scheme) }
  const wanted = (key: 'colorSurface' | 'colorText' | 'colorAccent', fallback: Rgb) => {
    const value = theme[key]
    const colour = value === undefined ? fallback : parseHex(value)
    if (!colour) refused.push(key)
    return colour ?? fallback
  }
  let surface = wanted('colorSurface', ours.surface)
  let text = wanted('colorText', ours.text)
  if (contrast(text, surface) < leastTextContrast) {
    refused.push('colorText')
    text = ours.text
    if (contrast(text, surface) < leastTextContrast) {
      refused.push('colorSurface')
      surface = ours.surface
    }
  }
  let accent = wanted('colorAccent', ours.accent)
  if (contrast(accent, surface) < leastTextContrast) {
    refused.push('colorAccent')
    accent = contrast(ours.accent, surface) >= leastTextContrast ? ours.accent : text
  }
  return { surface, text, accent, refused }
}

/** What can be read on the accent: white where it can, else the theme's own colours, else black, which then can. */
function textOn(accent: Rgb, { text, surface }: Choice): Rgb {
  const wanted: Rgb[] = [[255, 255, 255], surface, text]
  return wanted.find((colour) => contrast(colour, accent) >= leastTextContrast) ?? [0, 0, 0]
}

/** Hairline, sunken and soft fills are mixed from the host's own text and accent; chart and status colours stay ours. */
function colourVariables(choice: Choice): Variables {
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
  return new Map(entries.map(([name, colour]) => [`--color-${name}`, toHex(colour)]))
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

/** A list of family names only: nothing that could open another declaration or fetch a file. */
const isFontFamily = (text: string) => /^[\w\s,'"-]+$/.test(text)

/**
 * Puts a host page's theme on a widget's root element as custom properties, replacing what an earlier call put there.
 * A colour that is no `#rgb`/`#rrggbb`, or that has less than 4.5 contrast with its surface, gives way to ours, with
 * one warning that names every refused entry.
 */
export function applyHostTheme(root: HTMLElement, theme: HostTheme, { prefersDark, warn }: HostThemeOptions): void {
  const scheme = theme.scheme ?? 'auto'
  const resolved: Scheme = scheme === 'auto' ? (prefersDark ? 'dark' : 'light') : scheme
  const variables: Variables = new Map()
  const put = (more: Variables) => more.forEach((value, name) => variables.set(name, value))

  const refused: string[] = []
  if (theme.colorAccent ?? theme.colorSurface ?? theme.colorText) {
    const choice = chooseColours(theme, resolved)
    refused.push(...choice.refused)
    put(colourVariables(choice))
  }
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
    warn(`Evenkeel: ${names} not used: give #rgb or #rrggbb with a contrast of at least ${leastTextContrast}.`)
  }
}
