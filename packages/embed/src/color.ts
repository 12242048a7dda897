/** Our own surface and text, against which the page's colors are judged if it sets only some of them. */
export const ownColors = {
  light: { surface: '#FFFFFF', text: '#17202A' },
  dark: { surface: '#151B23', text: '#E8EDF3' },
} as const

type Rgb = readonly number[]

/** Parses `#rgb` or `#rrggbb` into channels of 0 to 255; undefined for anything else. */
function parseHex(text: string): Rgb | undefined {
  const long = text.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')
  return /^#[\da-f]{6}$/i.test(long)
    ? [1, 3, 5].map((start) => Number.parseInt(long.slice(start, start + 2), 16))
    : undefined
}

/** Returns the channels and the alpha, 0 to 255, of a color in any color space, as the browser paints it. */
function paint(color: string): Rgb {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return []
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  return [...context.getImageData(0, 0, 1, 1).data]
}

/** Parses a computed color; undefined if something shows through it. */
export function parseOpaque(text: string): Rgb | undefined {
  if (!text.startsWith('rgb')) {
    const [red = 0, green = 0, blue = 0, alpha] = paint(text)
    return alpha === 255 ? [red, green, blue] : undefined
  }
  const [red, green, blue, alpha = 1] = (/^rgba?\((.+)\)$/.exec(text)?.[1] ?? '').split(/[\s,/]+/).map(Number)
  const isOpaque = red !== undefined && green !== undefined && blue !== undefined && alpha === 1
  return isOpaque ? [red, green, blue] : undefined
}

/** Relative luminance, 0 to 1, as WCAG 2.2 defines it. */
export function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export const isColor = (text: string) => parseHex(text) !== undefined

/** Returns the contrast of two `#` colors, 1 to 21; 0 if one of them is not a color. */
export function contrast(one: string, other: string): number {
  const [a, b] = [parseHex(one), parseHex(other)]
  if (!a || !b) return 0
  const ratio = (luminance(a) + 0.05) / (luminance(b) + 0.05)
  return Math.max(ratio, 1 / ratio)
}
