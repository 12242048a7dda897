import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { BankFileError, bankFileLimits } from '../bank-file.ts'
import { cleanText, decodeEntities } from '../clean-text.ts'
import { createLineCounter } from '../line-counter.ts'
import { note } from '../note.ts'

const parser = new XMLParser({
  ignoreAttributes: false,
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  captureMetaData: true,
  maxNestedTags: bankFileLimits.nesting,
  ignoreDeclaration: true,
  ignorePiTags: true,
})

/** Refuses before parsing what could cost time or memory: declarations, millions of elements, endless attributes. */
function refuseHostile(text: string): void {
  const lineAt = createLineCounter(text)
  let count = 0
  let tagEnd = 0
  for (const match of text.matchAll(/<(!DOCTYPE|!ENTITY|[A-Za-z_])/gi)) {
    if (match[1]?.startsWith('!')) {
      throw new BankFileError(note('declaration'), lineAt(match.index))
    }
    count += 1
    if (tagEnd < match.index) tagEnd = text.indexOf('>', match.index)
    if (tagEnd === -1 || tagEnd - match.index > bankFileLimits.tagLength) {
      throw new BankFileError(note('openTag'), lineAt(match.index))
    }
    if (count > bankFileLimits.elements) throw new BankFileError(note('tooManyElements'), lineAt(match.index))
  }
}

/** Parses the document into nested objects. @throws BankFileError if it is not well-formed, or cut off. */
export function readXml(text: string): unknown {
  refuseHostile(text)
  try {
    const verdict = XMLValidator.validate(text)
    // The parser's own words are English, and of no help to the person: the line says where it is.
    if (verdict !== true) throw new BankFileError(note('damagedXml'), verdict.err.line)
    const tree: unknown = parser.parse(text)
    return tree
  } catch (error) {
    if (error instanceof BankFileError) throw error
    if (error instanceof Error && /nested/i.test(error.message)) throw new BankFileError(note('tooDeep'))
    throw new BankFileError(note('invalidXml'))
  }
}

/** Returns the first element at a path of names; undefined if there is none. */
export function xmlAt(value: unknown, ...path: readonly string[]): unknown {
  let at = value
  for (const name of path) {
    if (Array.isArray(at)) at = at[0]
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, name)) return undefined
    at = Reflect.get(at, name)
  }
  return Array.isArray(at) ? at[0] : at
}

/** Returns all direct children of that name. */
export function xmlAll(value: unknown, name: string): unknown[] {
  const parent: unknown = Array.isArray(value) ? value[0] : value
  if (typeof parent !== 'object' || parent === null || !Object.hasOwn(parent, name)) return []
  const found: unknown = Reflect.get(parent, name)
  return Array.isArray(found) ? found : [found]
}

/** Returns the cleaned text of the first element at a path; '' if there is none. */
export function xmlText(value: unknown, ...path: readonly string[]): string {
  const found = xmlAt(value, ...path)
  const text: unknown =
    typeof found === 'object' && found !== null && Object.hasOwn(found, '#text') ? Reflect.get(found, '#text') : found
  return typeof text === 'string' ? cleanText(decodeEntities(text)) : ''
}

/** Returns the position at which the element begins in the file; -1 if the parser does not report it. */
export function xmlStart(value: unknown): number {
  if (typeof value !== 'object' || value === null) return -1
  const [metaData] = Object.getOwnPropertySymbols(value)
  const meta: unknown = metaData === undefined ? undefined : Reflect.get(value, metaData)
  const start = xmlAt(meta, 'startIndex')
  return typeof start === 'number' ? start : -1
}
