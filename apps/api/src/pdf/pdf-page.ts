import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib'
import { drawBars, drawBrand, type Place } from './pdf-drawings.ts'
import { wrap, writable } from './pdf-text.ts'

/** US letter, in points. */
const pageSize = { width: 612, height: 792, margin: 56 }
const ink = rgb(0.11, 0.13, 0.16)
const faintColor = rgb(0.38, 0.41, 0.45)
const lineColor = rgb(0.82, 0.84, 0.87)

/** How wide a line is. */
const textWidth = pageSize.width - 2 * pageSize.margin

/** A table column. `x` is in points from the left margin: where the text begins, or where right-aligned text ends. */
export interface Column {
  readonly at: number
  readonly isRight?: boolean
}

/** Writes a document from top to bottom and starts a new page when one is full. */
export interface Writer {
  /** Writes the mark with the product's name. */
  brand(name: string): void
  heading(text: string, level: 1 | 2): void
  /** Writes what counts most, on one line. */
  strong(text: string): void
  /** Writes a bar for each value, and below them what the first and the last are for. */
  bars(values: readonly number[], ends: readonly [first: string, last: string]): void
  /** Writes a paragraph, wrapped to the width of the page. */
  paragraph(text: string, tone?: 'ink' | 'faint'): void
  /** Writes one line of a table; `isHead` underlines it and repeats it on every page that the table continues on. */
  row(columns: readonly Column[], cells: readonly string[], isHead?: boolean): void
  gap(points: number): void
}

interface Fonts {
  readonly regular: PDFFont
  readonly bold: PDFFont
}

/** Adds pages as needed and tracks the vertical position on the last one. */
function createPaper(document: PDFDocument) {
  let page: PDFPage = document.addPage([pageSize.width, pageSize.height])
  let y = pageSize.height - pageSize.margin
  /** Moves down by `height` points; returns whether that started a new page. */
  function take(height: number): boolean {
    const isFull = y - height < pageSize.margin
    if (isFull) {
      page = document.addPage([pageSize.width, pageSize.height])
      y = pageSize.height - pageSize.margin
    }
    y -= height
    return isFull
  }
  return {
    take,
    write(text: string, x: number, font: PDFFont, size: number, color = ink): void {
      page.drawText(writable(text, font), { x: pageSize.margin + x, y, font, size, color })
    },
    /** Takes a place and draws on it. */
    draw(height: number, onto: (page: PDFPage, place: Place) => void): void {
      take(height)
      onto(page, { x: pageSize.margin, y, width: textWidth, height })
    },
    underline(): void {
      const end = { x: pageSize.width - pageSize.margin, y: y - 4 }
      page.drawLine({ start: { x: pageSize.margin, y: y - 4 }, end, thickness: 0.7, color: lineColor })
    },
  }
}

type Row = Parameters<Writer['row']>

/** Writes table rows; a table that continues on another page repeats its header there. */
function createRows({ take, write, underline }: ReturnType<typeof createPaper>, { regular, bold }: Fonts) {
  let head: Row | null = null

  function draw([columns, cells, isHead = false]: Row): void {
    const font = isHead ? bold : regular
    columns.forEach(({ at, isRight = false }, index) => {
      const text = writable(cells[index] ?? '', font)
      write(text, isRight ? at - font.widthOfTextAtSize(text, 10) : at, font, 10)
    })
    if (!isHead) return
    underline()
    take(4)
  }

  return {
    row(...row: Row): void {
      const [, , isHead = false] = row
      if (isHead) head = row
      if (take(16) && head !== null && !isHead) {
        draw(head)
        take(16)
      }
      draw(row)
    },
    endTable: () => void (head = null),
  }
}

function createWriter(document: PDFDocument, fonts: Fonts): Writer {
  const paper = createPaper(document)
  const { take, write } = paper
  const { row, endTable } = createRows(paper, fonts)
  return {
    brand(name) {
      paper.draw(22, (page, place) => drawBrand(page, place, name, fonts.bold))
    },
    strong(text) {
      take(16)
      write(text, 0, fonts.bold, 12)
      take(4)
    },
    bars(values, [first, last]) {
      endTable()
      take(8)
      paper.draw(90, (page, place) => drawBars(page, place, values))
      take(14)
      write(first, 0, fonts.regular, 10, faintColor)
      write(last, textWidth - fonts.regular.widthOfTextAtSize(last, 10), fonts.regular, 10, faintColor)
    },
    heading(text, level) {
      endTable()
      take(level === 1 ? 28 : 30)
      write(text, 0, fonts.bold, level === 1 ? 20 : 13)
      take(level === 1 ? 8 : 4)
    },
    paragraph(text, tone = 'ink') {
      endTable()
      for (const line of wrap(writable(text, fonts.regular), fonts.regular, 10, textWidth)) {
        take(14)
        write(line, 0, fonts.regular, 10, tone === 'ink' ? ink : faintColor)
      }
    },
    row,
    gap: (points) => void take(points),
  }
}

/** The document's metadata, apart from its pages. */
export interface DocumentAbout {
  readonly title: string
  readonly author: string
  /** The language of the texts, such as `es-US`. */
  readonly language: string
  /** Milliseconds since 1970. */
  readonly createdAt: number
}

/** Writes a document with the built-in standard fonts only, so nothing has to be loaded. */
export async function writeDocument(
  { title, author, language, createdAt }: DocumentAbout,
  write: (writer: Writer) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create({ updateMetadata: false })
  document.setTitle(title, { showInWindowTitleBar: true })
  document.setAuthor(author)
  document.setLanguage(language)
  document.setCreationDate(new Date(createdAt))
  document.setModificationDate(new Date(createdAt))
  const [regular, bold] = [
    await document.embedFont(StandardFonts.Helvetica),
    await document.embedFont(StandardFonts.HelveticaBold),
  ]
  write(createWriter(document, { regular, bold }))
  return new Uint8Array(await document.save())
}
