import { type PDFFont, type PDFPage, rgb } from 'pdf-lib'

const accent = rgb(0.043, 0.361, 0.678)
const white = rgb(1, 1, 1)
const lineColor = rgb(0.82, 0.84, 0.87)

/** A place on a page, in points; `y` is its lower edge. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The mark of the screens in its own box of 28: the square, the two sails, and the hull. */
const mark = {
  square: 'M7 0h14a7 7 0 0 1 7 7v14a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7V7a7 7 0 0 1 7-7Z',
  sail: 'M13.6 6v9.1H7.7C10.6 12.9 12.8 9.8 13.6 6Z',
  smallSail: 'M14.9 8.5c.9 2.7 2.8 5 5.2 6.6h-5.2V8.5Z',
  hull: 'M6.2 16.8h15.6c-.3 1.2-.8 2.3-1.6 3.1H7.8c-.8-.8-1.3-1.9-1.6-3.1Z',
} as const

/** Draws the mark as high as its place, with the name next to it. */
export function drawBrand(page: PDFPage, { x, y, height }: Place, name: string, font: PDFFont): void {
  const at = { x, y: y + height, scale: height / 28 }
  page.drawSvgPath(mark.square, { ...at, color: accent })
  page.drawSvgPath(mark.sail, { ...at, color: white })
  page.drawSvgPath(mark.smallSail, { ...at, color: white, opacity: 0.72 })
  page.drawSvgPath(mark.hull, { ...at, color: white })
  page.drawText(name, { x: x + height + 8, y: y + height / 2 - 4, font, size: 12 })
}

/** Draws one bar for each value from 0 to the largest, on a line. A value of 0 has none. */
export function drawBars(page: PDFPage, { x, y, width, height }: Place, values: readonly number[]): void {
  const [step, largest] = [width / Math.max(1, values.length), Math.max(1, ...values)]
  for (const [index, value] of values.entries()) {
    const bar = { x: x + index * step, y, width: step * 0.75, height: (Math.max(0, value) / largest) * height }
    if (bar.height > 0) page.drawRectangle({ ...bar, color: accent })
  }
  page.drawLine({ start: { x, y }, end: { x: x + width, y }, thickness: 0.7, color: lineColor })
}
