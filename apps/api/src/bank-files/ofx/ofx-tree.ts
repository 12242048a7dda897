import { BankFileError, bankFileLimits } from '../bank-file.ts'
import { cleanText, decodeEntities } from '../clean-text.ts'
import { createLineCounter } from '../line-counter.ts'
import { note } from '../note.ts'

/** One OFX element: a leaf with text or an aggregate with children. Names are in capitals. */
export interface OfxElement {
  name: string
  line: number
  text: string
  children: OfxElement[]
}

// SGML lets a leaf's end tag be left out, never an aggregate's. These must be closed, or rows could disappear
// unnoticed.
const closedAggregates =
  /^(?:OFX|SONRS|STATUS|\w+MSGSRSV\d|\w*TRNRS|(?:CC|INV)?STMTRS|(?:BANK|INV)TRANLIST|INVBANKTRAN|STMTTRN|LEDGERBAL|(?:BANK|CC|INV)ACCTFROM)$/

const tagName = /([A-Za-z][\w.:-]*)[^<>]*>/y

/** The children of every leaf: most elements are leaves, and a list for each would double what they take. */
const noChildren: OfxElement[] = []

function append(parent: OfxElement, child: OfxElement): void {
  if (parent.children === noChildren) parent.children = [child]
  else parent.children.push(child)
}

/** Refuses a file with too many elements before any of them takes memory. */
function refuseTooMany(text: string, from: number, lineAt: (at: number) => number): void {
  let count = 0
  for (let at = text.indexOf('<', from); at !== -1; at = text.indexOf('<', at + 1)) {
    const next = text[at + 1]
    if (next !== '/' && next !== '!' && next !== '?') count += 1
    if (count > bankFileLimits.elements) throw new BankFileError(note('tooManyElements'), lineAt(at))
  }
}

class TreeBuilder {
  readonly root: OfxElement = { name: '', line: 1, text: '', children: [] }
  private readonly open: OfxElement[] = [this.root]
  /** Each name once, however many elements have it. */
  private readonly names = new Map<string, string>()

  private get top(): OfxElement {
    return this.open.at(-1) ?? this.root
  }

  /** Adds text to a leaf; text between the parts of an aggregate is ignored. */
  addText(text: string): void {
    const element = this.top
    if (element === this.root || element.children.length > 0) return
    if (element.text !== '' || text.trim() !== '') element.text += text
  }

  private named(name: string): string {
    const known = this.names.get(name)
    if (known === undefined) this.names.set(name, name)
    return known ?? name
  }

  start(name: string, line: number, isSelfClosed: boolean): void {
    // Text before a start tag means that the enclosing element is a leaf whose end tag was left out.
    if (this.top.text !== '') this.open.pop()
    const element: OfxElement = { name: this.named(name), line, text: '', children: noChildren }
    append(this.top, element)
    if (!isSelfClosed) this.open.push(element)
    if (this.open.length > bankFileLimits.nesting) throw new BankFileError(note('tooDeep'), line)
  }

  end(name: string, line: number): void {
    const at = this.open.findLastIndex((element) => element.name === name)
    if (at <= 0) {
      if (closedAggregates.test(name)) throw new BankFileError(note('closesNothing', { name: `</${name}>` }), line)
      return
    }
    while (this.open.length > at) {
      const element = this.open.pop()
      if (element && element.name !== name) this.releaseUnclosed(element)
    }
  }

  /** Moves the children that an empty leaf without its end tag has swallowed back to the enclosing element. */
  private releaseUnclosed(element: OfxElement): void {
    if (this.releaseList(element)) return
    if (closedAggregates.test(element.name)) {
      throw new BankFileError(note('unclosedTag', { name: `<${element.name}>` }), element.line)
    }
    for (const child of element.children) append(this.top, child)
    element.children = noChildren
  }

  /**
   * Some banks close the list of transactions only by the balance that follows it. All its rows are closed then, so
   * none can be lost. Returns whether this was one.
   */
  private releaseList({ name, children }: OfxElement): boolean {
    const balanceAt = children.findIndex((child) => child.name === 'LEDGERBAL')
    if (name !== 'BANKTRANLIST' || balanceAt === -1) return false
    for (const child of children.splice(balanceAt)) append(this.top, child)
    return true
  }

  finish(): OfxElement {
    const unclosed = this.open[1]
    if (unclosed) throw new BankFileError(note('endsEarly', { name: `<${unclosed.name}>` }), unclosed.line)
    return this.root
  }
}

/** Returns the end of the comment, processing instruction or CDATA section at `at`, and its characters. */
function readSpecial(text: string, at: number, line: number): { next: number; characters: string } {
  const [opening, closing] = text.startsWith('<!--', at)
    ? ['<!--', '-->']
    : text.startsWith('<![CDATA[', at)
      ? ['<![CDATA[', ']]>']
      : ['<?', '?>']
  if (!text.startsWith(opening, at)) {
    throw new BankFileError(note('declaration'), line)
  }
  const from = at + opening.length
  const to = text.indexOf(closing, from)
  if (to === -1) throw new BankFileError(note('endsInside', { opening }), line)
  return { next: to + closing.length, characters: opening === '<![CDATA[' ? text.slice(from, to) : '' }
}

/**
 * Reads the elements of OFX 1 (SGML, end tags of leaves optional) and OFX 2 (XML) alike, in one pass. A `<` that begins
 * no tag is text, as banks write it.
 */
export function readOfxTree(text: string): OfxElement {
  const builder = new TreeBuilder()
  const lineAt = createLineCounter(text)
  let at = text.search(/<OFX[\s>]/i)
  refuseTooMany(text, at, lineAt)
  while (at < text.length) {
    const next = text.indexOf('<', at)
    if (next === -1) break
    builder.addText(decodeEntities(text.slice(at, next)))
    at = readTag(text, next, lineAt(next), builder)
  }
  return builder.finish()
}

function readTag(text: string, at: number, line: number, builder: TreeBuilder): number {
  const mark = text[at + 1]
  if (mark === '!' || mark === '?') {
    const special = readSpecial(text, at, line)
    builder.addText(special.characters)
    return special.next
  }
  tagName.lastIndex = mark === '/' ? at + 2 : at + 1
  const match = tagName.exec(text)
  if (!match) {
    builder.addText('<')
    return at + 1
  }
  const name = (match[1] ?? '').toUpperCase()
  if (mark === '/') builder.end(name, line)
  else builder.start(name, line, match[0].endsWith('/>'))
  return tagName.lastIndex
}

export function childNamed(element: OfxElement | undefined, name: string): OfxElement | undefined {
  return element?.children.find((child) => child.name === name)
}

export function childrenNamed(element: OfxElement | undefined, name: string): OfxElement[] {
  return element?.children.filter((child) => child.name === name) ?? []
}

/** Returns the cleaned text of a child leaf; '' if it is missing or empty. */
export function leafText(element: OfxElement | undefined, name: string): string {
  return cleanText(childNamed(element, name)?.text ?? '')
}

/** Returns all elements of that name, at any depth, in the file's order. */
export function descendantsNamed(element: OfxElement, name: string): OfxElement[] {
  return element.children.flatMap((child) => (child.name === name ? [child] : descendantsNamed(child, name)))
}
