import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib'

/** US letter, in points. */
const PAGE = { width: 612, height: 792, margin: 56 }
const INK = rgb(0.11, 0.13, 0.16)
const FAINT = rgb(0.38, 0.41, 0.45)
const LINE = rgb(0.82, 0.84, 0.87)

/** A column of a table: where its text begins, or ends where it is aligned to the right; points from the left margin. */
export interface Column {
  readonly at: number
  readonly isRight?: boolean
}

/** A document that is written from top to bottom and takes a new page when one is full. */
export interface Writer {
  heading(text: string, level: 1 | 2): void
  /** Wrapped to the width of the page. */
  paragraph(text: string, tone?: 'ink' | 'faint'): void
  /** One line of a table; `isHead` underlines it. */
  row(columns: readonly Column[], cells: readonly string[], isHead?: boolean): void
  gap(points: number): void
}

/** Signs of a formula that the standard fonts do not have, in signs that they have. */
const SIMPLER: Readonly<Record<string, string>> = { '−': '-', '≥': '>=', '≤': '<=', '\u00A0': ' ', '\u202F': ' ' }

/** Text that the font can write: what it cannot is a question mark, so that nobody's name stops a document. */
export function writable(text: string, font: PDFFont): string {
  const known = new Set(font.getCharacterSet())
  return Array.from(text, (sign) => SIMPLER[sign] ?? sign)
    .map((sign) => (known.has(sign.codePointAt(0) ?? 0) ? sign : '?'))
    .join('')
}

function wrap(text: string, font: PDFFont, size: number, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && font.widthOfTextAtSize(longer, size) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}

interface Fonts {
  readonly regular: PDFFont
  readonly bold: PDFFont
}

function makeWriter(document: PDFDocument, { regular, bold }: Fonts): Writer {
  let page: PDFPage = document.addPage([PAGE.width, PAGE.height])
  let y = PAGE.height - PAGE.margin
  const take = (height: number) => {
    if (y - height < PAGE.margin) {
      page = document.addPage([PAGE.width, PAGE.height])
      y = PAGE.height - PAGE.margin
    }
    y -= height
    return y
  }
  const write = (text: string, x: number, font: PDFFont, size: number, color = INK) =>
    page.drawText(writable(text, font), { x: PAGE.margin + x, y, font, size, color })
  return {
    heading(text, level) {
      const size = level === 1 ? 20 : 13
      take(level === 1 ? 28 : 30)
      write(text, 0, bold, size)
      take(level === 1 ? 8 : 4)
    },
    paragraph(text, tone = 'ink') {
      for (const line of wrap(writable(text, regular), regular, 10, PAGE.width - 2 * PAGE.margin)) {
        take(14)
        write(line, 0, regular, 10, tone === 'ink' ? INK : FAINT)
      }
    },
    row(columns, cells, isHead = false) {
      take(16)
      const font = isHead ? bold : regular
      columns.forEach(({ at, isRight = false }, index) => {
        const text = writable(cells[index] ?? '', font)
        write(text, isRight ? at - font.widthOfTextAtSize(text, 10) : at, font, 10)
      })
      if (!isHead) return
      const end = { x: PAGE.width - PAGE.margin, y: y - 4 }
      page.drawLine({ start: { x: PAGE.margin, y: y - 4 }, end, thickness: 0.7, color: LINE })
      take(4)
    },
    gap: (points) => void take(points),
  }
}

/** What is said of a document beside its pages. */
export interface DocumentAbout {
  readonly title: string
  readonly author: string
  /** Milliseconds since 1970. */
  readonly createdAt: number
}

/** Writes a document with the standard fonts alone: nothing is loaded from anywhere. */
export async function writeDocument({ title, author, createdAt }: DocumentAbout, write: (writer: Writer) => void): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create({ updateMetadata: false })
  document.setTitle(title, { showInWindowTitleBar: true })
  document.setAuthor(author)
  document.setLanguage('en-US')
  document.setCreationDate(new Date(createdAt))
  document.setModificationDate(new Date(createdAt))
  const [regular, bold] = [await document.embedFont(StandardFonts.Helvetica), await document.embedFont(StandardFonts.HelveticaBold)]
  write(makeWriter(document, { regular, bold }))
  return new Uint8Array(await document.save())
}
