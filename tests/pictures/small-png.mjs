import { crc32, deflateSync, inflateSync } from 'node:zlib'
import { colorAt, createPalette } from './palette.mjs'

const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])

/** @param {Buffer} png */
function* readChunks(png) {
  for (let at = signature.length; at < png.length; at += 12 + png.readUInt32BE(at)) {
    yield { type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + png.readUInt32BE(at)) }
  }
}

/** @param {string} type @param {Uint8Array} data */
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(body.length + 8)
  frame.writeUInt32BE(data.length, 0)
  body.copy(frame, 4)
  frame.writeUInt32BE(crc32(body), body.length + 4)
  return frame
}

/** The predictor of the PNG format. @param {number} left @param {number} up @param {number} corner */
function paeth(left, up, corner) {
  const [byLeft, byUp, byCorner] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)]
  if (byLeft <= byUp && byLeft <= byCorner) return left
  return byUp <= byCorner ? up : corner
}

/** Takes back the five filters of the format. @param {Uint8Array} lines @param {number} width @param {number} height @param {number} depth */
function unfilter(lines, width, height, depth) {
  const stride = width * depth
  const pixels = new Uint8Array(stride * height)
  for (let y = 0; y < height; y += 1) {
    const filter = lines[y * (stride + 1)] ?? 0
    for (let x = 0; x < stride; x += 1) {
      const at = y * stride + x
      const left = x < depth ? 0 : (pixels[at - depth] ?? 0)
      const up = y === 0 ? 0 : (pixels[at - stride] ?? 0)
      const corner = x < depth || y === 0 ? 0 : (pixels[at - stride - depth] ?? 0)
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0
      pixels[at] = (lines[y * (stride + 1) + 1 + x] ?? 0) + guess
    }
  }
  return pixels
}

/** Pixels of four bytes each, from a screenshot of three or four. @param {Uint8Array} pixels @param {number} depth */
function toRgba(pixels, depth) {
  if (depth === 4) return pixels
  const rgba = new Uint8Array((pixels.length / 3) * 4).fill(255)
  for (let from = 0, to = 0; from < pixels.length; from += 3, to += 4) rgba.set(pixels.subarray(from, from + 3), to)
  return rgba
}

/** The same picture with at most 256 colors: about a third of the bytes. @param {Buffer} png A screenshot: 8 bits, RGB or RGBA, opaque. */
export function smallPng(png) {
  const chunks = [...readChunks(png)]
  const header = chunks.find(({ type }) => type === 'IHDR')?.data ?? Buffer.alloc(13)
  const [width, height, depth] = [header.readUInt32BE(0), header.readUInt32BE(4), header[9] === 6 ? 4 : 3]
  const packed = inflateSync(Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)))
  const rgba = toRgba(unfilter(packed, width, height, depth), depth)
  const { palette, places } = createPalette(rgba)
  const lines = Buffer.alloc((width + 1) * height)
  for (let at = 0; at < width * height; at += 1) {
    lines[at + Math.floor(at / width) + 1] = places.get(colorAt(rgba, at * 4)) ?? 0
  }
  const indexed = Buffer.from(header)
  indexed.set([8, 3, 0, 0, 0], 8)
  const parts = [
    chunk('IHDR', indexed),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]
  return Buffer.concat([signature, ...parts])
}
