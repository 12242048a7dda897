import { linear, type Rgb } from './color.ts'

/**
 * Measures how far apart two colors look, also to people with a color vision deficiency. Used by the tests of the
 * palettes; no screen needs it.
 */

type Matrix = readonly [Rgb, Rgb, Rgb]
export type Sight = 'typical' | 'deuteranopia' | 'protanopia' | 'tritanopia'

/** Machado, Oliveira and Fernandes 2009, severity 1.0, on linear sRGB. */
const simulations: Readonly<Record<Exclude<Sight, 'typical'>, Matrix>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

const times = (matrix: Matrix, [x, y, z]: Rgb): Rgb => {
  const row = (line: Rgb) => line[0] * x + line[1] * y + line[2] * z
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])]
}

const clamp = (value: number) => Math.min(1, Math.max(0, value))

function seen(color: Rgb, sight: Sight): Rgb {
  const light: Rgb = [linear(color[0]), linear(color[1]), linear(color[2])]
  if (sight === 'typical') return light
  const [red, green, blue] = times(simulations[sight], light)
  return [clamp(red), clamp(green), clamp(blue)]
}

/** sRGB primaries to XYZ, each divided by the D65 white. */
const toXyz: Matrix = [
  [0.4124564 / 0.95047, 0.3575761 / 0.95047, 0.1804375 / 0.95047],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339 / 1.08883, 0.119192 / 1.08883, 0.9503041 / 1.08883],
]

function toLab(light: Rgb): Rgb {
  const curve = (value: number) => (value > 216 / 24389 ? Math.cbrt(value) : (value * 24389) / 27 / 116 + 16 / 116)
  const [x, y, z] = times(toXyz, light)
  return [116 * curve(y) - 16, 500 * (curve(x) - curve(y)), 200 * (curve(y) - curve(z))]
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
const toHue = (a: number, b: number) => (a === 0 && b === 0 ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360)

/** Difference and mean of two hues in degrees; a color without chroma has no hue. */
function hues(h1: number, h2: number, gray: boolean): { difference: number; mean: number } {
  if (gray) return { difference: 0, mean: h1 + h2 }
  const raw = h2 - h1
  const difference = raw > 180 ? raw - 360 : raw < -180 ? raw + 360 : raw
  const mean = Math.abs(raw) > 180 ? ((h1 + h2 + 360) / 2) % 360 : (h1 + h2) / 2
  return { difference, mean }
}

const chromaWeight = (chroma: number) => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7))

/** Returns the CIEDE2000 difference of two Lab colors (Sharma, Wu and Dalal 2005). */
function ciede2000([l1, a1, b1]: Rgb, [l2, a2, b2]: Rgb): number {
  const stretch = 1 + 0.5 * (1 - chromaWeight((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2))
  const c1 = Math.hypot(a1 * stretch, b1)
  const c2 = Math.hypot(a2 * stretch, b2)
  const { difference, mean } = hues(toHue(a1 * stretch, b1), toHue(a2 * stretch, b2), c1 * c2 === 0)
  const lightness = (l1 + l2) / 2 - 50
  const chroma = (c1 + c2) / 2
  const hueWeight =
    1 -
    0.17 * Math.cos(radians(mean - 30)) +
    0.24 * Math.cos(radians(2 * mean)) +
    0.32 * Math.cos(radians(3 * mean + 6)) -
    0.2 * Math.cos(radians(4 * mean - 63))
  const byLightness = (l2 - l1) / (1 + (0.015 * lightness ** 2) / Math.sqrt(20 + lightness ** 2))
  const byChroma = (c2 - c1) / (1 + 0.045 * chroma)
  const byHue = (2 * Math.sqrt(c1 * c2) * Math.sin(radians(difference / 2))) / (1 + 0.015 * chroma * hueWeight)
  const turn = -Math.sin(radians(60 * Math.exp(-(((mean - 275) / 25) ** 2)))) * 2 * chromaWeight(chroma)
  return Math.sqrt(byLightness ** 2 + byChroma ** 2 + byHue ** 2 + turn * byChroma * byHue)
}

/** Returns the CIEDE2000 difference of two sRGB colors as a person with that sight sees them; about 1 is just noticeable. */
export function distance(one: Rgb, other: Rgb, sight: Sight): number {
  return ciede2000(toLab(seen(one, sight)), toLab(seen(other, sight)))
}
