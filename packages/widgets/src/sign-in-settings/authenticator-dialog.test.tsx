import { render, screen } from '@testing-library/react'
import { decodeQR } from 'qr/decode.js'
import { expect, it } from 'vitest'
import { QrPicture } from './authenticator-dialog.tsx'

const uri =
  'otpauth://totp/Evenkeel:maya%40home.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Evenkeel&algorithm=SHA1&digits=6&period=30'

/** Returns the picture as a camera records it: `scale` pixels per module, painted from the path's own rectangles. */
function photograph(picture: SVGElement, scale: number) {
  const size = Number(picture.getAttribute('viewBox')?.split(' ')[2])
  const edge = size * scale
  const data = new Uint8ClampedArray(edge * edge * 4).fill(255)
  const path = picture.querySelector('path')?.getAttribute('d') ?? ''
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      const from = (row * edge + Number(x) * scale) * 4
      for (let at = from; at < from + Number(width) * scale * 4; at += 4) data.fill(0, at, at + 3)
    }
  }
  return { image: { width: edge, height: edge, data }, path, size }
}

it('decodes to the text it was made from, has a name, and has a white margin of four modules', () => {
  render(<QrPicture text={uri} label="Code to scan" />)
  const picture = screen.getByRole('img', { name: 'Code to scan' })
  if (!(picture instanceof SVGElement)) throw new Error('The picture is no SVG')
  const { image, path, size } = photograph(picture, 4)
  expect(decodeQR(image)).toBe(uri)
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(
    ([, x, y, width]) => [Number(x), Number(y), Number(x) + Number(width)] as const,
  )
  expect(Math.min(...runs.map(([x]) => x))).toBe(4)
  expect(Math.min(...runs.map(([, y]) => y))).toBe(4)
  expect(Math.max(...runs.map(([, , end]) => end))).toBe(size - 4)
  expect(Math.max(...runs.map(([, y]) => y))).toBe(size - 5)
})

it('has no inline style that a strict policy would refuse', () => {
  const { container } = render(<QrPicture text="x" label="Code" />)
  expect(container.innerHTML).not.toMatch(/style|<image|href/)
})
