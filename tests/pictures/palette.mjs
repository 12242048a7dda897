/** @typedef {readonly [red: number, green: number, blue: number]} Rgb */
/** @typedef {{ key: number, red: number, green: number, blue: number, count: number }} Counted */

const paletteSize = 256
const channels = /** @type {const} */ (['red', 'green', 'blue'])

/** Counts each color in the pixels, four bytes each. @param {Uint8Array} rgba @returns {Map<number, number>} */
function countColors(rgba) {
  const counts = new Map()
  for (let at = 0; at < rgba.length; at += 4) {
    const key = colorAt(rgba, at)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

/** @param {Uint8Array} rgba @param {number} at */
export const colorAt = (rgba, at) => ((rgba[at] ?? 0) << 16) | ((rgba[at + 1] ?? 0) << 8) | (rgba[at + 2] ?? 0)

/** @param {readonly Counted[]} box */
function widestChannel(box) {
  const spans = channels.map((channel) => {
    const values = box.map((color) => color[channel])
    return { channel, span: Math.max(...values) - Math.min(...values) }
  })
  return spans.reduce((widest, one) => (one.span > widest.span ? one : widest))
}

/** Parts a box of colors in two with about as many pixels in each. @param {Counted[]} box @param {'red' | 'green' | 'blue'} channel */
function halve(box, channel) {
  const sorted = box.toSorted((a, b) => a[channel] - b[channel])
  const half = sorted.reduce((sum, { count }) => sum + count, 0) / 2
  let seen = 0
  const cut = sorted.findIndex(({ count }) => (seen += count) >= half)
  const end = Math.min(Math.max(cut, 1), sorted.length - 1)
  return [sorted.slice(0, end), sorted.slice(end)]
}

/** @param {readonly Counted[]} box @returns {Rgb} */
function meanColor(box) {
  const total = box.reduce((sum, { count }) => sum + count, 0)
  const mean = (/** @type {'red' | 'green' | 'blue'} */ channel) =>
    Math.round(box.reduce((sum, color) => sum + color[channel] * color.count, 0) / total)
  return [mean('red'), mean('green'), mean('blue')]
}

/** Rare shades share a place, the most frequent colors keep theirs exactly. @param {Uint8Array} rgba */
export function createPalette(rgba) {
  const colors = [...countColors(rgba)].map(([key, count]) => ({
    key,
    red: key >> 16,
    green: (key >> 8) & 255,
    blue: key & 255,
    count,
  }))
  const kept = colors.toSorted((a, b) => b.count - a.count).slice(0, paletteSize / 2)
  const exact = new Set(kept.map(({ key }) => key))
  let boxes = [colors.filter(({ key }) => !exact.has(key))].filter((box) => box.length > 0)
  while (boxes.length > 0 && boxes.length < paletteSize / 2) {
    const widest = boxes
      .map((box) => ({ box, ...widestChannel(box) }))
      .reduce((most, one) => (one.span > most.span ? one : most))
    if (widest.span === 0) break
    boxes = [...boxes.filter((box) => box !== widest.box), ...halve(widest.box, widest.channel)]
  }
  const groups = [...kept.map((color) => [color]), ...boxes]
  const places = new Map(groups.flatMap((box, place) => box.map(({ key }) => /** @type {const} */ ([key, place]))))
  return { palette: groups.map(meanColor), places }
}
