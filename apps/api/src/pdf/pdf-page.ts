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
  /** One line of a table; `isHead` underlines it, and repeats it on every page that the table goes on to. */
  row(columns: readonly Column[], cells: readonly string[], isHead?: boolean): void
  gap(points: number): void
}

/** Signs of a formula that the standard fonts do not have, in signs that they have. */
const SIMPLER: Readonly<Record<string, string>> = { '−': '-', '≥': '>=', '≤': '<=', '\u00A0': ' ', '\u202F': ' ' }

/** A sign that the font has: the sign itself, else its letter without the accent, else a question mark. */
function nearest(sign: string, known: ReadonlySet<number>): string {
  const simpler = SIMPLER[sign] ?? sign
  const [letter = ''] = sign.normalize('NFD')
  return (
    [simpler, letter].find((candidate) => Array.from(candidate).every((part) => known.has(part.codePointAt(0) ?? 0))) ??
    '?'
  )
}

/** Text that the font can write: what it cannot is a question mark, so that nobody's name stops a document. */
export function writable(text: string, font: PDFFont): string {
  const known = new Set(font.getCharacterSet())
  return Array.from(text.normalize('NFC'), (sign) => nearest(sign, known)).join('')
}

/** A word in pieces of that width: mostly one, and for a word that is wider than a line as many as it takes. */
function broken(word: string, fits: (text: string) => boolean): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const sign of word) {
    if (piece !== '' && !fits(piece + sign)) {
      pieces.push(piece)
      piece = sign
    } else piece += sign
  }
  return [...pieces, piece]
}

function wrap(text: string, font: PDFFont, size: number, width: number): string[] {
  const fits = (line: string) => font.widthOfTextAtSize(line, size) <= width
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').flatMap((whole) => broken(whole, fits))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && !fits(longer)) {
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

/** A page after the other, and how far the last one is written. */
function makePaper(document: PDFDocument) {
  let page: PDFPage = document.addPage([PAGE.width, PAGE.height])
  let y = PAGE.height - PAGE.margin
  return {
    /** Goes down by so many points; gives whether that took a new page. */
    take(height: number): boolean {
      const isFull = y - height < PAGE.margin
      if (isFull) {
        page = document.addPage([PAGE.width, PAGE.height])
        y = PAGE.height - PAGE.margin
      }
      y -= height
      return isFull
    },
    write(text: string, x: number, font: PDFFont, size: number, color = INK): void {
      page.drawText(writable(text, font), { x: PAGE.margin + x, y, font, size, color })
    },
    underline(): void {
      const end = { x: PAGE.width - PAGE.margin, y: y - 4 }
      page.drawLine({ start: { x: PAGE.margin, y: y - 4 }, end, thickness: 0.7, color: LINE })
    },
  }
}

type Row = Parameters<Writer['row']>

/** Rows of tables; a table that goes on to another page has its head there too. */
function makeRows({ take, write, underline }: ReturnType<typeof makePaper>, { regular, bold }: Fonts) {
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

function makeWriter(document: PDFDocument, fonts: Fonts): Writer {
  const paper = makePaper(document)
  const { take, write } = paper
  const { row, endTable } = makeRows(paper, fonts)
  return {
    heading(text, level) {
      endTable()
      take(level === 1 ? 28 : 30)
      write(text, 0, fonts.bold, level === 1 ? 20 : 13)
      take(level === 1 ? 8 : 4)
    },
    paragraph(text, tone = 'ink') {
      endTable()
      for (const line of wrap(writable(text, fonts.regular), fonts.regular, 10, PAGE.width - 2 * PAGE.margin)) {
        take(14)
        write(line, 0, fonts.regular, 10, tone === 'ink' ? INK : FAINT)
      }
    },
    row,
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
export async function writeDocument(
  { title, author, createdAt }: DocumentAbout,
  write: (writer: Writer) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create({ updateMetadata: false })
  document.setTitle(title, { showInWindowTitleBar: true })
  document.setAuthor(author)
  document.setLanguage('en-US')
  document.setCreationDate(new Date(createdAt))
  document.setModificationDate(new Date(createdAt))
  const [regular, bold] = [
    await document.embedFont(StandardFonts.Helvetica),
    await document.embedFont(StandardFonts.HelveticaBold),
  ]
  write(makeWriter(document, { regular, bold }))
  return new Uint8Array(await document.save())
}
