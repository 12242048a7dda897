export type Rgb = readonly [red: number, green: number, blue: number]

const shortHex = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i
const longHex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i

/** Parses `#rgb` or `#rrggbb` into channels of 0-255; null for anything else. */
export function parseHex(text: string): Rgb | null {
  const doubled = text.trim().replace(shortHex, '#$1$1$2$2$3$3')
  const parts = longHex.exec(doubled)
  if (!parts) return null
  const channel = (index: number) => Number.parseInt(parts[index] ?? '0', 16)
  return [channel(1), channel(2), channel(3)]
}

/** Formats three channels as `#RRGGBB`, rounded and held within 0-255. */
export function toHex(rgb: Rgb): string {
  const pair = (value: number) =>
    Math.min(255, Math.max(0, Math.round(value)))
      .toString(16)
      .padStart(2, '0')
  return `#${rgb.map(pair).join('')}`.toUpperCase()
}

/** Mixes `share` (0-1) of `over` on `under`, channel by channel, in whole steps. */
export function mix(over: Rgb, under: Rgb, share: number): Rgb {
  const at = (index: 0 | 1 | 2) => Math.round(over[index] * share + under[index] * (1 - share))
  return [at(0), at(1), at(2)]
}

/** Converts one sRGB channel (0-255) to linear light (0-1); IEC 61966-2-1. */
export function linear(channel: number): number {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** Returns the contrast ratio of two colors, 1 to 21, as WCAG 2.2 defines it. */
export function contrast(one: Rgb, other: Rgb): number {
  const a = luminance(one) + 0.05
  const b = luminance(other) + 0.05
  return Math.max(a, b) / Math.min(a, b)
}
